package octavo.formats.referencelists;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The labels of a list's entries: `[1]`, `(1)`, `1.`, `1`, `[Mai20]`, `[Mai and Hu, 2020]`.
/// Numbers count upwards, so a number that merely happens to begin a line is not taken for a label.
final class EntryLabels {
    private static final int LARGEST_STEP = 3;

    private static final List<String> KINDS =
            List.of("bracketed", "rounded", "stopped", "bare", "word");

    private static final Pattern LABEL =
            Pattern.compile(
                    "^(?:\\[\\s?(?<bracketed>[0-9]{1,4})\\s?\\]|\\(\\s?(?<rounded>[0-9]{1,4})\\)"
                        + "|(?<stopped>[0-9]{1,4})\\s?[.)](?![0-9])|(?<bare>[0-9]{1,4})(?=\\s\\p{Lu})"
                        + "|\\[(?<word>\\p{L}[^\\]\\[]{1,90})(?:\\]|$))");

    private String kind = "";
    private int lastNumber;

    private EntryLabels() {}

    /// The indexes of the lines that have the next label.
    static BitSet of(List<String> texts) {
        EntryLabels labels = new EntryLabels();
        BitSet labelled = new BitSet();
        for (int i = 0; i < texts.size(); i++) {
            labelled.set(i, labels.takesNext(texts.get(i)));
        }
        return labelled;
    }

    static boolean isLabelled(String text) {
        return LABEL.matcher(text).lookingAt();
    }

    private boolean takesNext(String text) {
        Matcher label = LABEL.matcher(text);
        if (!label.lookingAt()) {
            return false;
        }
        String nextKind = kindOf(label);
        OptionalInt number = numberOf(label, nextKind);
        boolean isNext =
                kind.isEmpty()
                        || kind.equals(nextKind)
                                && (number.isEmpty()
                                        || number.getAsInt() > lastNumber
                                                && number.getAsInt() <= lastNumber + LARGEST_STEP);
        if (isNext) {
            kind = nextKind;
            lastNumber = number.orElse(0);
        }
        return isNext;
    }

    private static String kindOf(Matcher label) {
        return KINDS.stream().filter(it -> label.group(it) != null).findFirst().orElse("");
    }

    private static OptionalInt numberOf(Matcher label, String kind) {
        return kind.equals("word")
                ? OptionalInt.empty()
                : OptionalInt.of(Integer.parseInt(label.group(kind)));
    }

    /// The text of an entry without its label.
    static String withoutLabel(String text) {
        Matcher label = LABEL.matcher(text);
        return label.lookingAt() ? text.substring(label.end()).strip() : text;
    }
}
