package octavo.values;

import java.util.Locale;
import java.util.OptionalInt;

/// What a reader thinks of an entry, as a level in a field of JabRef's. The best rating is 5, the
/// most urgent priority 1; without a level, the entry has no such field.
///
/// `levelOf(valueOf(n))` is `n` for each level.
public enum ReadingMark {
    /// `rank1` to `rank5`.
    RATING("ranking", "rank", 5),

    /// `prio1`, which is high, to `prio3`.
    PRIORITY("priority", "prio", 3);

    /// BibDesk's field for ratings: a level alone.
    public static final String BIBDESK_RATING = "rating";

    /// The field that says whether somebody has read the paper, and its values.
    public static final String READ_STATUS = "readstatus";

    public static final String READ = "read";
    public static final String SKIMMED = "skimmed";

    private final String fieldName;
    private final String prefix;
    private final int maxLevel;

    ReadingMark(String fieldName, String prefix, int maxLevel) {
        this.fieldName = fieldName;
        this.prefix = prefix;
        this.maxLevel = maxLevel;
    }

    /// The name of its field.
    public String fieldName() {
        return fieldName;
    }

    /// The levels go from 1 to this.
    public int maxLevel() {
        return maxLevel;
    }

    /// How a level is written.
    public String valueOf(int level) {
        return prefix + level;
    }

    /// The level that a value stands for; a number alone is one, too.
    public OptionalInt levelOf(String value) {
        String foldedValue = value.strip().toLowerCase(Locale.ROOT);
        String digits =
                foldedValue.startsWith(prefix)
                        ? foldedValue.substring(prefix.length())
                        : foldedValue;
        boolean isLevel =
                digits.length() == 1
                        && digits.charAt(0) >= '1'
                        && digits.charAt(0) <= '0' + maxLevel;
        return isLevel ? OptionalInt.of(digits.charAt(0) - '0') : OptionalInt.empty();
    }
}
