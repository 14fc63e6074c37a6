package octavo.formats.bibtex;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.conversion.ConversionLosses;
import octavo.conversion.ExportResult;
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
    private static final Pattern DATABASE_TYPE =
            Pattern.compile("(?i)(databaseType:\\s*)(bibtex|biblatex)");

    private final Library library;
    private final DialectConverter converter;
    private final ConversionLosses losses = new ConversionLosses();
    private final List<BibItem> exportedItems = new ArrayList<>();

    /// Compares converted items with the second reader.
    private final ConvertedItems convertedItems = new ConvertedItems();

    private boolean hasLeftOutEntry;

    private BibExport(Library library, BibDialect dialect) {
        this.library = library;
        this.converter = DialectConverter.of(dialect);
    }

    /// The whole file.
    public static ExportResult of(Library library, BibDialect dialect) {
        BibExport bibExport = new BibExport(library, dialect);
        for (int i = 0; i < library.slots().size(); i++) {
            bibExport.addWithGap(i);
        }
        return bibExport.toResult();
    }

    /// Some entries, with the definitions and parents that they use.
    public static ExportResult of(Library library, BibDialect dialect, Set<String> keys) {
        Set<Integer> entries =
                Work.allOf(library)
                        .filter(work -> keys.contains(work.key()))
                        .map(Work::index)
                        .collect(Collectors.toSet());
        return exportSelected(library, dialect, entries).toResult();
    }

    /// The text of some entries alone, for callers that convert it further: not verified by the
    /// second reader.
    ///
    /// @param entries their indices in the library
    public static String toText(Library library, BibDialect dialect, Set<Integer> entries) {
        return exportSelected(library, dialect, entries).toText();
    }

    /// Some entries unchanged, in the requested order, between the `@string`s that they use and
    /// their parents.
    public static String copyEntries(Library library, Set<Integer> entries) {
        List<String> stringTexts = new ArrayList<>();
        List<String> parentTexts = new ArrayList<>();
        for (int slotIndex : EntryClosure.of(library, entries).indices()) {
            BibItem bibItem = library.slots().get(slotIndex).item();
            if (!entries.contains(slotIndex)) {
                (bibItem instanceof BibEntry ? parentTexts : stringTexts)
                        .add(bibItem.slice().text());
            }
        }
        Stream<String> entryTexts =
                entries.stream()
                        .map(slotIndex -> library.slots().get(slotIndex).item().slice().text());
        return Stream.of(stringTexts.stream(), entryTexts, parentTexts.stream())
                        .flatMap(each -> each)
                        .collect(Collectors.joining("\n\n"))
                + "\n";
    }

    private static BibExport exportSelected(
            Library library, BibDialect dialect, Set<Integer> entries) {
        BibExport bibExport = new BibExport(library, dialect);
        for (int slotIndex : new EntryClosure(library, entries, dialect).indices()) {
            int countBefore = bibExport.exportedItems.size();
            bibExport.addItem(slotIndex);
            if (bibExport.exportedItems.size() > countBefore) {
                bibExport.exportedItems.addAll(BibParser.parse("\n\n").items());
            }
        }
        if (!bibExport.exportedItems.isEmpty()) {
            bibExport.exportedItems.removeLast();
            bibExport.exportedItems.addAll(BibParser.parse("\n").items());
        }
        return bibExport;
    }

    private ExportResult toResult() {
        BibFile exportedFile = library.file().withItems(exportedItems);
        return new ExportResult(
                () -> exportedItems.stream().map(bibItem -> bibItem.slice().text()),
                exportedFile::writeTo,
                losses,
                convertedItems.differences());
    }

    private String toText() {
        StringBuilder builder = new StringBuilder();
        exportedItems.forEach(bibItem -> builder.append(bibItem.slice().text()));
        return builder.toString();
    }

    /// An omitted entry takes the blank lines after it with it.
    private void addWithGap(int slotIndex) {
        BibItem bibItem = library.slots().get(slotIndex).item();
        int countBefore = exportedItems.size();
        if (!hasLeftOutEntry
                || !(bibItem instanceof BibText)
                || !bibItem.slice().text().isBlank()) {
            addItem(slotIndex);
        }
        hasLeftOutEntry = bibItem instanceof BibEntry && exportedItems.size() == countBefore;
    }

    private void addItem(int slotIndex) {
        BibItem bibItem = library.slots().get(slotIndex).item();
        switch (bibItem) {
            case BibEntry entry -> addEntry(entry, library.workAt(slotIndex, entry));
            case BibString string -> addDefinition(bibItem, string.valueSpan());
            case BibPreamble preamble -> addDefinition(bibItem, preamble.valueSpan());
            case BibComment comment -> exportedItems.add(convertComment(comment));
            default -> exportedItems.add(bibItem);
        }
    }

    private void addEntry(BibEntry entry, Work work) {
        Optional<BibEntry> convertedEntry =
                converter.convert(work, losses).map(it -> it.alignedLike(entry));
        convertedEntry.ifPresent(exportedItems::add);
        if (convertedEntry.isPresent() && !convertedEntry.get().equals(entry)) {
            convertedItems.addEntry(convertedEntry.get().text());
        }
    }

    private void addDefinition(BibItem bibItem, Span valueSpan) {
        String itemText = bibItem.slice().text();
        String valueSource = bibItem.slice().text(valueSpan);
        String convertedValue = converter.convert(BibValue.parse(valueSource)).source();
        int sourceOffset = itemText.indexOf(valueSource, itemText.indexOf('=') + 1);
        boolean isAscii = convertedValue.chars().allMatch(c -> c < 128);
        if (valueSource.isEmpty()
                || valueSource.equals(convertedValue)
                || !isAscii
                || sourceOffset < 0) {
            exportedItems.add(bibItem);
            convertedItems.addDefinition(itemText);
            return;
        }
        String changedText =
                itemText.substring(0, sourceOffset)
                        + convertedValue
                        + itemText.substring(sourceOffset + valueSource.length());
        exportedItems.addAll(BibParser.parse(changedText).items());
        convertedItems.addDefinition(changedText);
    }

    /// JabRef declares a file's dialect in a comment.
    private BibItem convertComment(BibComment comment) {
        String commentText = comment.slice().text();
        String dialectName = converter.dialect() == BibDialect.BIBTEX ? "bibtex" : "biblatex";
        String changedText = DATABASE_TYPE.matcher(commentText).replaceFirst("$1" + dialectName);
        List<BibItem> parsedItems = BibParser.parse(changedText).items();
        boolean isUnchanged = commentText.equalsIgnoreCase(changedText) || parsedItems.size() != 1;
        return isUnchanged ? comment : parsedItems.getFirst();
    }
}
