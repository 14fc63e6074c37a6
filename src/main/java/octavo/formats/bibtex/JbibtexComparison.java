package octavo.formats.bibtex;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibValue;
import octavo.library.Library;
import octavo.library.MacroValues;

import org.jbibtex.BibTeXDatabase;
import org.jbibtex.BibTeXEntry;
import org.jbibtex.BibTeXParser;
import org.jbibtex.BibTeXString;
import org.jbibtex.Key;
import org.jbibtex.ObjectResolutionException;
import org.jbibtex.ParseException;
import org.jbibtex.TokenMgrException;
import org.jbibtex.Value;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Verifies generated BibTeX with an independent parser (jbibtex), comparing its result with ours.
/// What both agree on, other programs will read as intended.
public final class JbibtexComparison {
    private static final Pattern BLANK_RUN = Pattern.compile("[\\s\\u0000]+");

    /// Keys that jbibtex certainly reads. Damaged keys are left to it.
    private static final Pattern ASCII_KEY = Pattern.compile("\\p{ASCII}*");

    private static final Pattern IN_PARENTHESES =
            Pattern.compile("(?s)\\A(@\\s*\\w+\\s*)\\((.*)\\)\\z");

    /// Prefix of generated keys for entries without one. No real key contains a space.
    private static final String MISSING_KEY_PREFIX = "no key ";

    /// The deepest nesting of strings that jbibtex is given.
    private static final int MAX_MACRO_DEPTH = 500;

    private JbibtexComparison() {}

    /// The differences, a sentence each; none if both parsers agree.
    public static List<String> findDifferences(String bibtex) {
        try {
            BibFile ourFile = withPlainKeys(BibParser.parse(bibtex));
            return compareEntries(ourFile, parseWithJbibtex(withBraces(ourFile)));
        } catch (ParseException | TokenMgrException | ObjectResolutionException failure) {
            return List.of("jbibtex cannot read it: " + firstLine(failure));
        }
    }

    /// jbibtex only supports blocks in braces; those in parentheses are equivalent.
    private static String withBraces(BibFile bibFile) {
        return bibFile.items().stream()
                .map(bibItem -> bibItem.slice().text())
                .map(text -> IN_PARENTHESES.matcher(text).replaceFirst("$1{$2}"))
                .collect(Collectors.joining());
    }

    /// The file with replacements for keys that jbibtex cannot read, though BibTeX and biber can,
    /// such as `O’Donnell1`.
    private static BibFile withPlainKeys(BibFile bibFile) {
        boolean isPlain = bibFile.items().stream().allMatch(JbibtexComparison::hasPlainKey);
        return isPlain
                ? bibFile
                : bibFile.withItems(
                        bibFile.items().stream().map(JbibtexComparison::withPlainKey).toList());
    }

    private static boolean hasPlainKey(BibItem bibItem) {
        return !(bibItem instanceof BibEntry entry) || ASCII_KEY.matcher(entry.key()).matches();
    }

    private static BibItem withPlainKey(BibItem bibItem) {
        if (hasPlainKey(bibItem) || !(bibItem instanceof BibEntry entry)) {
            return bibItem;
        }
        byte[] plainKey = entry.key().getBytes(StandardCharsets.UTF_8);
        return entry.withKey("key-" + HexFormat.of().formatHex(plainKey)).orElse(entry);
    }

    private static String firstLine(Throwable exception) {
        return String.valueOf(exception.getMessage()).lines().findFirst().orElse("");
    }

    private static BibTeXDatabase parseWithJbibtex(String bibtex)
            throws ParseException, TokenMgrException, ObjectResolutionException {
        BibTeXParser parser =
                new BibTeXParser() {
                    private int count;

                    @Override
                    public String nextKey() {
                        return MISSING_KEY_PREFIX + count++;
                    }

                    @Override
                    public void checkStringResolution(Key key, BibTeXString string) {
                        // Undefined names are reported by `check`; they are no difference.
                    }

                    @Override
                    public void checkCrossReferenceResolution(Key key, BibTeXEntry entry) {
                        // The parent may be in the library but not in the output.
                    }
                };
        MacroValues.MONTH_NAMES.forEach(parser::addMacro);
        return parser.parse(new StringReader(bibtex));
    }

    private static List<String> compareEntries(BibFile ours, BibTeXDatabase theirs) {
        List<String> differences = new ArrayList<>();
        Library library = Library.of(ours);
        Map<String, BibTeXEntry> unseenEntries = new HashMap<>();
        theirs.getEntries().forEach((key, entry) -> unseenEntries.put(key.getValue(), entry));
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry && !entry.key().isEmpty()) {
                // Of entries with one key it keeps the first, so a later one has no counterpart.
                BibTeXEntry theirEntry = unseenEntries.remove(entry.key());
                if (theirEntry != null) {
                    compareEntries(library, i, entry, theirEntry, differences);
                } else if (!theirs.getEntries().containsKey(new Key(entry.key()))) {
                    differences.add("jbibtex finds no entry " + entry.key() + ".");
                }
            }
        }
        unseenEntries.keySet().removeIf(key -> key.startsWith(MISSING_KEY_PREFIX));
        unseenEntries
                .keySet()
                .forEach(key -> differences.add("Only jbibtex finds an entry " + key + "."));
        return differences;
    }

    private static void compareEntries(
            Library library,
            int slotIndex,
            BibEntry ours,
            BibTeXEntry theirs,
            List<String> differences) {
        if (!ours.type().equalsIgnoreCase(theirs.getType().getValue())) {
            differences.add(ours.key() + ": jbibtex reads the type as " + theirs.getType() + ".");
        }
        Map<String, Value> theirFields = new HashMap<>();
        theirs.getFields()
                .forEach((key, value) -> theirFields.put(foldedName(key.getValue()), value));
        for (BibField field : uniqueFields(ours)) {
            String name = foldedName(field.name());
            BibValue ourValue = field.value();
            Value theirEntry = theirFields.remove(name);
            if (theirEntry == null) {
                differences.add(ours.key() + ": jbibtex finds no field " + name + ".");
            } else if (isReadable(library.macros(), ourValue, slotIndex)
                    && !userText(theirEntry)
                            .equals(
                                    toSingleLine(
                                            ourValue.expandedText(
                                                    library.macros().macrosAt(slotIndex))))) {
                differences.add(
                        ours.key()
                                + ": jbibtex reads "
                                + name
                                + " as "
                                + userText(theirEntry)
                                + ".");
            }
        }
        theirFields.keySet().removeIf(ours::hasField);
        theirFields
                .keySet()
                .forEach(
                        name -> differences.add(ours.key() + ": only jbibtex finds " + name + "."));
    }

    /// Whether jbibtex, which expands strings recursively, has enough memory for a value.
    private static boolean isReadable(MacroValues macroValues, BibValue value, int slotIndex) {
        return !macroValues.isTruncated(value, slotIndex)
                && macroValues.nestingDepth(value, slotIndex) <= MAX_MACRO_DEPTH;
    }

    /// The fields without repetitions. Of repeated ones the first counts, but jbibtex takes the
    /// last.
    private static List<BibField> uniqueFields(BibEntry entry) {
        Map<String, Integer> counts = new HashMap<>();
        entry.fields().forEach(field -> counts.merge(foldedName(field.name()), 1, Integer::sum));
        return entry.fields().stream()
                .filter(field -> counts.getOrDefault(foldedName(field.name()), 0) == 1)
                .toList();
    }

    private static String foldedName(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String userText(Value value) {
        return toSingleLine(value.toUserString());
    }

    /// Collapses whitespace, as TeX does; jbibtex drops some of it.
    private static String toSingleLine(String text) {
        return BLANK_RUN.matcher(text).replaceAll(" ").strip();
    }
}
