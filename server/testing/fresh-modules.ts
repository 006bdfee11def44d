// Setup file for Vitest: test files share a process, so it resets modules and timers for each.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
