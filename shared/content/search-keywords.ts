import { paths } from "../paths.ts";

/** Words by which visitors look for a page or a post that does not use them, by its path. */
export const searchKeywords: Readonly<Record<string, string>> = {
  [paths.home()]:
    "about us company team founders founded leadership CEO head office headquarters HQ Ontario who",
  [paths.bookADemo()]: "contact us sales phone call meeting appointment video film",
  [paths.pilot()]:
    "price pricing payment cost per mile quote budget fee ROI return on investment savings proof of concept trial calibration terms conditions contract length duration renewal delivery",
  [paths.privacy()]: "policy officer delete opt-out PIA data protection PIPEDA GDPR cookies",
  [paths.security()]:
    "CCSPA Bill C-8 C8 center centre on-premises approved SOC 2 SOC2 ISO 27001 ISO27001 pen penetration test SSO SAML MFA 2FA multi-factor authentication data residency ownership cloud on-premise encryption questionnaire compliance certification certificate audit vulnerability disclosure breach notification liability business continuity disaster recovery source code escrow uptime SLA DPA NDA SBOM RFI RFP RFQ tender supplier onboarding country of origin integration SIL AREMA CSA NIST CAIQ AWS Azure VPN firewall bilingual third-party risk vendor assessment patch management background checks supply chain EN 50126 50128 50129 machine learning model, deep machine learning, neural network AI artificial intelligence",
  [paths.accessibility()]: "WCAG AODA VPAT ACR EN 301 549 a11y screen reader",
  [paths.careers()]:
    "jobs career open positions roles vacancies internship co-op student graduate hiring interview resume cover letter salary wage vacation benefits visa permit relocation hybrid remote work from home part-time full-time travel life balance bus PCB RTOS developer programmer data scientist AI machine learning robotics computer vision DevOps software engineer junior senior employees process stack culture equity stock options vacancy screening",
  [paths.solutions()]: "how it works sell offer",
  [paths.solution("track-temperature-sensor")]:
    "hot rail CWR SFT RNT TSR sun kink buckle heat slow order speed restriction",
  [paths.solution("autonomous-track-monitoring")]:
    "ATGMS geometry car hi-rail hy-rail broken damaged rail break wide gauge gage FRA GIS map scan point twist warp surface cross-level superelevation cant",
  [paths.solution("underground-positioning-system")]:
    "sensor fusion Kalman filter wireless Wi-Fi retrofit stope muck blasting evacuation GPS GNSS SLAM RTLS tracking tags LHD scoop haul truck leaky feeder LTE radio Reg 854",
  [paths.solution("collision-avoidance")]:
    "CAS PDS retrofit proximity detection anti-collision ADAS LHD scoop haul truck pedestrian worker person",
  [paths.solution("culvert-risk-assessor")]:
    "drainage pipe inspection scour broken collapsed failed failure damaged",
  [paths.solution("predictive-weather-alerts")]: "washout flood storm rain",
};

/** Abbreviations of terms, which find the texts that write the term in full. */
export const abbreviations: readonly (readonly [short: string, term: RegExp])[] = [
  ["CWR", /continuous(?:ly)? welded rail/i],
  ["SFT", /stress-free temperature/i],
  ["RNT PRLT", /neutral temperature/i],
  ["IMU", /inertial (?:measurement )?(?:unit|sensor)/i],
  ["GNSS GPS", /satellite (?:positioning|navigation)/i],
];
