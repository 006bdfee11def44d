// For tests only: a file of tests finds every module of ours as if it were the first in its process.
import { vi } from "vitest";

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
