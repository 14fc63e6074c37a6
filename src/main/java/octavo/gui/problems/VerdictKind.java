package octavo.gui.problems;

import octavo.gui.controls.MessageTexts;
import octavo.gui.masterdetail.MarkTone;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;
import octavo.verify.VerifiedEntry;

import java.util.Locale;

/// What is known of an entry, the most urgent first.
enum VerdictKind {
    AGAINST(MarkTone.BAD),
    RETRACTED(MarkTone.WITHDRAWN),
    UNKNOWN(MarkTone.ACCENT),
    DIFFERS(MarkTone.DOUBTFUL),
    UNDECIDED(MarkTone.NEUTRAL),
    ACCEPTED(MarkTone.PERSONAL),
    CONFIRMED(MarkTone.GOOD),
    NOT_ASKED(MarkTone.FAINT);

    private static final MessageTexts MESSAGES = MessageTexts.of(VerdictKind.class);

    private final MarkTone tone;

    VerdictKind(MarkTone tone) {
        this.tone = tone;
    }

    /// What services say.
    static VerdictKind of(VerifiedEntry verifiedEntry) {
        if (verifiedEntry.serviceAnswers().isEmpty()) {
            return NOT_ASKED;
        }
        return switch (verifiedEntry.verdict()) {
            case ConfirmedEntry _ -> CONFIRMED;
            case DifferingEntry _ -> DIFFERS;
            case UnknownEntry _ -> UNKNOWN;
            case DisputedEntry _ -> AGAINST;
            case UndecidedEntry _ -> UNDECIDED;
        };
    }

    MarkTone tone() {
        return tone;
    }

    /// Its name in ids and messages.
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// What it is called.
    String words() {
        return MESSAGES.text("verdict." + id());
    }
}
