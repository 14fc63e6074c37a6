package octavo.verify;

import octavo.library.Work;

/// An entry and what was found out about it.
public record VerifiedEntry(Work work, VerificationVerdict verdict) {}
