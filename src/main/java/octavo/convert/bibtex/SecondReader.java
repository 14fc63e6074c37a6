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

/// Reads BibTeX that we wrote once more, by a parser that shares nothing with ours (jbibtex), and
/// compares what the two made of it. What they agree on, others will read as we meant it.
public final class SecondReader {
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    /// What jbibtex reads as a key for certain. Damaged keys are left to it.
    private static final Pattern KEY = Pattern.compile("\\p{ASCII}*");

    private static final Pattern IN_PARENTHESES =
            Pattern.compile("(?s)\\A(@\\s*\\w+\\s*)\\((.*)\\)\\z");

    /// Begins the keys that jbibtex gives to entries without one. No key can hold a blank.
    private static final String NO_KEY = "no key ";

    /// How many strings in one another jbibtex is asked to read.
    private static final int DEEPEST = 500;

    private SecondReader() {}

    /// What the other parser reads otherwise, a sentence each; none if the two agree.
    public static List<String> differences(String bibtex) {
        try {
            BibFile ours = withPlainKeys(BibParser.parse(bibtex));
            return compare(ours, parse(braced(ours)));
        } catch (ParseException | TokenMgrException | ObjectResolutionException e) {
            return List.of("jbibtex cannot read it: " + firstLine(e));
        }
    }

    /// jbibtex knows blocks between braces only; those between parentheses mean the same.
    private static String braced(BibFile file) {
        return file.items().stream()
                .map(item -> item.slice().text())
                .map(text -> IN_PARENTHESES.matcher(text).replaceFirst("$1{$2}"))
                .collect(Collectors.joining());
    }

    /// The file with other keys for those that jbibtex cannot read though BibTeX and biber do, such
    /// as `O’Donnell1`.
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
                        // A name that nothing defines is for `check` to report, not a difference.
                    }

                    @Override
                    public void checkCrossReferenceResolution(Key key, BibTeXEntry entry) {
                        // The parent may be in the library and not in what was written.
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

    /// Whether jbibtex, which expands all strings, and those in strings by calls in calls, has
    /// enough memory for a value.
    private static boolean isReadable(MacroValues macros, BibValue value, int index) {
        return !macros.isCut(value, index) && macros.depth(value, index) <= DEEPEST;
    }

    /// The fields that the entry has once. Of repeated ones the first counts, and jbibtex takes the
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

    /// Runs of white space count as one blank, as in TeX; jbibtex keeps less of them than the file
    /// has.
    private static String single(String text) {
        return BLANKS.matcher(text).replaceAll(" ").strip();
    }
}
