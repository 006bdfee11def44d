import type { DeliveryConfig } from "../../config.ts";
import type { SinkName } from "../../db/outbox.ts";

/** Where the configuration has demo requests passed on to; nowhere by default. */
export function sinksOf(config: DeliveryConfig): SinkName[] {
  const hasMail = Boolean(config.smtpUrl && config.mailFrom && config.demoRequestTo);
  const isOn: Record<SinkName, boolean> = {
    email: hasMail,
    webhook: Boolean(config.webhookUrl && config.webhookSecret),
    confirmation: hasMail && config.confirmToProspect,
  };
  return (Object.keys(isOn) as SinkName[]).filter((sink) => isOn[sink]);
}
