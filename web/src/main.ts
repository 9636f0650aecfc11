import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./lib/me.svelte";
import { messages } from "./lib/messages.svelte";
import "./tokens.css";
import "./base.css";
import "./utilities.css";

const app = document.getElementById("app")!;
// What the server has drawn for a newcomer stays until all of it can be replaced in one step.
if (app.firstElementChild) await Promise.allSettled([import("./home/Home.svelte"), messages.load(), me.know()]);
app.replaceChildren();
mount(App, { target: app });
