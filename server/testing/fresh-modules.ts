// Setup file for Vitest: test files share a process, so it resets modules, timers and globals for each.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
