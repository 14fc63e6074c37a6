package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.text.WordLikeness;

/// How well a claimed title agrees with a record's.
public enum TitleAgreement {
    /// The same letters.
    SAME,
    /// The same, but for a subtitle that one of them lacks.
    SUBTITLE,
    /// The same, but for a letter or two.
    SLIP,
    /// Most words are the same.
    NEAR,
    OTHER;

    private static final int MOST_SLIPS = 2;
    private static final int SHORTEST_WITH_SLIPS = 20;
    private static final double NEAR_WORDS = 0.5;
    private static final double NEAR_LETTERS = 0.8;

    static TitleAgreement of(ComparedTitle claimedTitle, ComparedTitle recordedTitle) {
        String claimedLetters = claimedTitle.plainLetters();
        String recordedLetters = recordedTitle.plainLetters();
        if (claimedLetters.isEmpty()
                || recordedLetters.isEmpty()
                || claimedTitle.isNotice() != recordedTitle.isNotice()) {
            return OTHER;
        }
        if (claimedLetters.equals(recordedLetters)) {
            return SAME;
        }
        if (claimedTitle.isTelling()
                && recordedTitle.isTelling()
                && claimedTitle.differsBySubtitle(recordedTitle)) {
            return SUBTITLE;
        }
        if (!claimedTitle.titleNumbers().equals(recordedTitle.titleNumbers())) {
            return OTHER;
        }
        boolean hasNearWords =
                claimedTitle.countShared(recordedTitle) >= 2
                        && claimedTitle.likeness(recordedTitle) >= NEAR_WORDS;
        int longestLength = Math.max(claimedLetters.length(), recordedLetters.length());
        int changeCount = WordLikeness.changeCount(claimedLetters, recordedLetters);
        if (changeCount <= MOST_SLIPS && longestLength >= SHORTEST_WITH_SLIPS) {
            return SLIP;
        }
        boolean hasNearLetters = changeCount <= (1 - NEAR_LETTERS) * longestLength;
        return hasNearWords || hasNearLetters ? NEAR : OTHER;
    }

    /// Whether both are one title.
    public boolean isSame() {
        return this == SAME || this == SUBTITLE || this == SLIP;
    }
}
