package octavo.convert.bibtex;

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
public final class SecondReader {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    /// Keys that jbibtex certainly reads. Damaged keys are left to it.
    private static final Pattern KEY = Pattern.compile("\\p{ASCII}*");

    private static final Pattern IN_PARENTHESES =
            Pattern.compile("(?s)\\A(@\\s*\\w+\\s*)\\((.*)\\)\\z");

    /// Prefix of generated keys for entries without one. No real key contains a space.
    private static final String NO_KEY = "no key ";

    /// The deepest nesting of strings that jbibtex is given.
    private static final int DEEPEST = 500;

    private SecondReader() {}

    /// The differences, a sentence each; none if both parsers agree.
    public static List<String> differences(String bibtex) {
        try {
            BibFile ours = withPlainKeys(BibParser.parse(bibtex));
            return compare(ours, parse(braced(ours)));
        } catch (ParseException | TokenMgrException | ObjectResolutionException e) {
            return List.of("jbibtex cannot read it: " + firstLine(e));
        }
    }

    /// jbibtex only supports blocks in braces; those in parentheses are equivalent.
    private static String braced(BibFile file) {
        return file.items().stream()
                .map(item -> item.slice().text())
                .map(text -> IN_PARENTHESES.matcher(text).replaceFirst("$1{$2}"))
                .collect(Collectors.joining());
    }

    /// The file with replacements for keys that jbibtex cannot read, though BibTeX and biber can,
    /// such as `O’Donnell1`.
    private static BibFile withPlainKeys(BibFile file) {
        boolean plain = file.items().stream().allMatch(SecondReader::hasPlainKey);
        return plain ? file : file.with(file.items().stream().map(SecondReader::plain).toList());
    }

    private static boolean hasPlainKey(BibItem item) {
        return !(item instanceof BibEntry entry) || KEY.matcher(entry.key()).matches();
    }

    private static BibItem plain(BibItem item) {
        if (hasPlainKey(item) || !(item instanceof BibEntry entry)) {
            return item;
        }
        byte[] key = entry.key().getBytes(StandardCharsets.UTF_8);
        return entry.withKey("key-" + HexFormat.of().formatHex(key)).orElse(entry);
    }

    private static String firstLine(Throwable trouble) {
        return String.valueOf(trouble.getMessage()).lines().findFirst().orElse("");
    }

    private static BibTeXDatabase parse(String bibtex)
            throws ParseException, TokenMgrException, ObjectResolutionException {
        BibTeXParser parser =
                new BibTeXParser() {
                    private int count;

                    @Override
                    public String nextKey() {
                        return NO_KEY + count++;
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
        MacroValues.MONTHS.forEach(parser::addMacro);
        return parser.parse(new StringReader(bibtex));
    }

    private static List<String> compare(BibFile ours, BibTeXDatabase theirs) {
        List<String> differences = new ArrayList<>();
        Library library = Library.of(ours);
        Map<String, BibTeXEntry> unseen = new HashMap<>();
        theirs.getEntries().forEach((key, entry) -> unseen.put(key.getValue(), entry));
        for (int i = 0; i < library.slots().size(); i++) {
            if (library.slots().get(i).item() instanceof BibEntry entry && !entry.key().isEmpty()) {
                // Of entries with one key it keeps the first, so a later one has no counterpart.
                BibTeXEntry other = unseen.remove(entry.key());
                if (other != null) {
                    compare(library, i, entry, other, differences);
                } else if (!theirs.getEntries().containsKey(new Key(entry.key()))) {
                    differences.add("jbibtex finds no entry " + entry.key() + ".");
                }
            }
        }
        unseen.keySet().removeIf(key -> key.startsWith(NO_KEY));
        unseen.keySet().forEach(key -> differences.add("Only jbibtex finds an entry " + key + "."));
        return differences;
    }

    private static void compare(
            Library library,
            int index,
            BibEntry ours,
            BibTeXEntry theirs,
            List<String> differences) {
        if (!ours.type().equalsIgnoreCase(theirs.getType().getValue())) {
            differences.add(ours.key() + ": jbibtex reads the type as " + theirs.getType() + ".");
        }
        Map<String, Value> others = new HashMap<>();
        theirs.getFields().forEach((key, value) -> others.put(folded(key.getValue()), value));
        for (BibField field : fields(ours)) {
            String name = folded(field.name());
            BibValue our = field.value();
            Value other = others.remove(name);
            if (other == null) {
                differences.add(ours.key() + ": jbibtex finds no field " + name + ".");
            } else if (isReadable(library.macros(), our, index)
                    && !text(other).equals(single(our.text(library.macros().at(index))))) {
                differences.add(
                        ours.key() + ": jbibtex reads " + name + " as " + text(other) + ".");
            }
        }
        others.keySet().removeIf(ours::has);
        others.keySet()
                .forEach(
                        name -> differences.add(ours.key() + ": only jbibtex finds " + name + "."));
    }

    /// Whether jbibtex, which expands strings recursively, has enough memory for a value.
    private static boolean isReadable(MacroValues macros, BibValue value, int index) {
        return !macros.isCut(value, index) && macros.depth(value, index) <= DEEPEST;
    }

    /// The fields without repetitions. Of repeated ones the first counts, but jbibtex takes the
    /// last.
    private static List<BibField> fields(BibEntry entry) {
        Map<String, Integer> counts = new HashMap<>();
        entry.fields().forEach(field -> counts.merge(folded(field.name()), 1, Integer::sum));
        return entry.fields().stream()
                .filter(field -> counts.getOrDefault(folded(field.name()), 0) == 1)
                .toList();
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String text(Value value) {
        return single(value.toUserString());
    }

    /// Collapses whitespace, as TeX does; jbibtex drops some of it.
    private static String single(String text) {
        return BLANKS.matcher(text).replaceAll(" ").strip();
    }
}
