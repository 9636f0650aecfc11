/** What lies over or beside a board now and then: asked for when the board is drawn, or when it is needed sooner. */

import DeviceCover from "./DeviceCover.svelte";
import Hint from "./Hint.svelte";
import Menu from "./Menu.svelte";
import RatingWarning from "./RatingWarning.svelte";
import Recap from "./Recap.svelte";
import TutorMarks from "./TutorMarks.svelte";
import TutorStrip from "./TutorStrip.svelte";
import TutorWarning from "./TutorWarning.svelte";

export const beside = { DeviceCover, Hint, Menu, RatingWarning, Recap, TutorMarks, TutorStrip, TutorWarning };
