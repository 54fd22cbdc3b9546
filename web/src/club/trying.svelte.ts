/** One thing at a time, and in words why it could not be done. */
import { Refused } from "../api/http";
import { t } from "../settings.svelte";

export class Trying {
  busy = $state(false);
  failed = $state("");
  asksPassword = $state(false);

  async do(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = "";
    try {
      await act();
    } catch (error) {
      this.failed = error instanceof Refused ? error.card.text : t("no-server");
      this.asksPassword ||= error instanceof Refused && error.card.code === "TABLE_E_PASSWORD";
    } finally {
      this.busy = false;
    }
  }
}
