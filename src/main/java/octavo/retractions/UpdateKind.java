package octavo.retractions;

import octavo.text.LocalizedSentence;

import java.util.Locale;

/// What became of a work after its publication, in the terms of Crossref and Retraction Watch.
public enum UpdateKind {
    RETRACTION,
    WITHDRAWAL,
    REMOVAL,
    PARTIAL_RETRACTION,
    EXPRESSION_OF_CONCERN,
    /// A retraction was taken back.
    REINSTATEMENT,
    /// Corrections, errata, addenda, new versions.
    CORRECTION;

    /// The kind with a service's name: `partial_retraction`, `Expression of concern`. An unknown
    /// name means no more than a correction.
    public static UpdateKind of(String serviceName) {
        String folded = serviceName.strip().toLowerCase(Locale.ROOT).replace('_', ' ');
        return switch (folded) {
            case "retraction", "retracted" -> RETRACTION;
            case "withdrawal" -> WITHDRAWAL;
            case "removal" -> REMOVAL;
            case "partial retraction" -> PARTIAL_RETRACTION;
            case "expression of concern" -> EXPRESSION_OF_CONCERN;
            case "reinstatement" -> REINSTATEMENT;
            default -> CORRECTION;
        };
    }

    /// Whether the work can no longer be cited as it is.
    public boolean isRetraction() {
        return switch (this) {
            case RETRACTION, WITHDRAWAL, REMOVAL, PARTIAL_RETRACTION -> true;
            case EXPRESSION_OF_CONCERN, REINSTATEMENT, CORRECTION -> false;
        };
    }

    /// Whether it is more than a correction.
    public boolean isAlarm() {
        return isRetraction() || this == EXPRESSION_OF_CONCERN;
    }

    /// What became of the work.
    LocalizedSentence sentence() {
        return switch (this) {
            case RETRACTION -> LocalizedSentence.of("retracted");
            case WITHDRAWAL -> LocalizedSentence.of("withdrawn");
            case REMOVAL -> LocalizedSentence.of("removed by its publisher");
            case PARTIAL_RETRACTION -> LocalizedSentence.of("retracted in part");
            case EXPRESSION_OF_CONCERN ->
                    LocalizedSentence.of("its publisher has expressed concern about it");
            case REINSTATEMENT -> LocalizedSentence.of("reinstated after a retraction");
            case CORRECTION -> LocalizedSentence.of("corrected later");
        };
    }
}
