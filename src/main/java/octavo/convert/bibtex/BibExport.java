package octavo.convert.bibtex;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.convert.ConversionLosses;
import octavo.convert.ExportResult;
import octavo.library.BibDialect;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A library as BibTeX or biblatex. Whatever needs no change keeps its bytes.
public final class BibExport {
    private static final Pattern SAID = Pattern.compile("(?i)(databaseType:\\s*)(bibtex|biblatex)");

    private final Library library;
    private final DialectConverter dialect;
    private final ConversionLosses losses = new ConversionLosses();
    private final List<BibItem> items = new ArrayList<>();

    /// Converted items, and the definitions they may use, for verification by the second reader.
    private final StringBuilder written = new StringBuilder();

    private boolean leftOut;

    private BibExport(Library library, BibDialect flavour) {
        this.library = library;
        this.dialect = DialectConverter.of(flavour);
    }

    /// The whole file.
    public static ExportResult of(Library library, BibDialect flavour) {
        BibExport export = new BibExport(library, flavour);
        for (int i = 0; i < library.slots().size(); i++) {
            export.addWithGap(i);
        }
        return export.exported();
    }

    /// Some entries, with the definitions and parents that they use.
    public static ExportResult of(Library library, BibDialect flavour, Set<String> keys) {
        Set<Integer> entries =
                Work.allOf(library)
                        .filter(work -> keys.contains(work.key()))
                        .map(Work::index)
                        .collect(Collectors.toSet());
        return selected(library, flavour, entries).exported();
    }

    /// The text of some entries alone, for callers that convert it further: not verified by the
    /// second reader.
    ///
    /// @param entries their indices in the library
    public static String text(Library library, BibDialect flavour, Set<Integer> entries) {
        return selected(library, flavour, entries).text();
    }

    /// Some entries unchanged, in the requested order, between the `@string`s that they use and
    /// their parents.
    public static String copy(Library library, Set<Integer> entries) {
        List<String> strings = new ArrayList<>();
        List<String> parents = new ArrayList<>();
        for (int index : EntryClosure.of(library, entries).indices()) {
            BibItem item = library.slots().get(index).item();
            if (!entries.contains(index)) {
                (item instanceof BibEntry ? parents : strings).add(item.slice().text());
            }
        }
        Stream<String> asked =
                entries.stream().map(index -> library.slots().get(index).item().slice().text());
        return Stream.of(strings.stream(), asked, parents.stream())
                        .flatMap(each -> each)
                        .collect(Collectors.joining("\n\n"))
                + "\n";
    }

    private static BibExport selected(Library library, BibDialect flavour, Set<Integer> entries) {
        BibExport export = new BibExport(library, flavour);
        for (int index : new EntryClosure(library, entries, flavour).indices()) {
            int before = export.items.size();
            export.add(index);
            if (export.items.size() > before) {
                export.items.addAll(BibParser.parse("\n\n").items());
            }
        }
        if (!export.items.isEmpty()) {
            export.items.removeLast();
            export.items.addAll(BibParser.parse("\n").items());
        }
        return export;
    }

    private ExportResult exported() {
        byte[] bytes = library.file().with(items).bytes();
        return new ExportResult(
                text(), bytes, losses, SecondReader.differences(written.toString()));
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        items.forEach(item -> text.append(item.slice().text()));
        return text.toString();
    }

    /// An omitted entry takes the blank lines after it with it.
    private void addWithGap(int index) {
        BibItem item = library.slots().get(index).item();
        int before = items.size();
        if (!leftOut || !(item instanceof BibText) || !item.slice().text().isBlank()) {
            add(index);
        }
        leftOut = item instanceof BibEntry && items.size() == before;
    }

    private void add(int index) {
        BibItem item = library.slots().get(index).item();
        switch (item) {
            case BibEntry entry -> addEntry(entry, library.work(index, entry));
            case BibString string -> addDefinition(item, string.valueSpan());
            case BibPreamble preamble -> addDefinition(item, preamble.value());
            case BibComment comment -> items.add(converted(comment));
            default -> items.add(item);
        }
    }

    private void addEntry(BibEntry entry, Work work) {
        Optional<BibEntry> converted =
                dialect.converted(work, losses).map(it -> it.alignedLike(entry));
        converted.ifPresent(items::add);
        if (converted.isPresent() && !converted.get().equals(entry)) {
            written.append(converted.get().text()).append('\n');
        }
    }

    private void addDefinition(BibItem item, Span valueSpan) {
        String text = item.slice().text();
        String source = item.slice().text(valueSpan);
        String changed = dialect.converted(BibValue.parse(source)).source();
        int at = text.indexOf(source, text.indexOf('=') + 1);
        boolean ascii = changed.chars().allMatch(c -> c < 128);
        if (source.isEmpty() || source.equals(changed) || !ascii || at < 0) {
            items.add(item);
            written.append(text).append('\n');
            return;
        }
        String now = text.substring(0, at) + changed + text.substring(at + source.length());
        items.addAll(BibParser.parse(now).items());
        written.append(now).append('\n');
    }

    /// JabRef declares a file's dialect in a comment.
    private BibItem converted(BibComment comment) {
        String text = comment.slice().text();
        String name = dialect.flavour() == BibDialect.BIBTEX ? "bibtex" : "biblatex";
        String now = SAID.matcher(text).replaceFirst("$1" + name);
        List<BibItem> read = BibParser.parse(now).items();
        boolean kept = text.equalsIgnoreCase(now) || read.size() != 1;
        return kept ? comment : read.getFirst();
    }
}
