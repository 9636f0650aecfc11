/** Browsers that can install the page say so once, early; their offer is kept until somebody wants it. */

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null; // good for once
    await offer?.prompt();
  }
}

export const installing = new Installing();
