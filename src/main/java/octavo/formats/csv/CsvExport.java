package octavo.formats.csv;

import octavo.conversion.ConversionLosses;
import octavo.conversion.ExportFormat;
import octavo.conversion.ExportResult;
import octavo.conversion.TrackedFields;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.text.CsvText;
import octavo.values.PublicationDate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Works as comma-separated values, one per row after a header.
public final class CsvExport {
    public static final ExportFormat FORMAT =
            ExportFormat.ofPublications("csv", "CSV", List.of("csv"), List.of(), CsvExport::of);

    private static final List<String> NAMES = List.of("author", "editor", "translator");

    /// The fields with columns, by their biblatex names.
    private static final List<String> FIELDS =
            List.of(
                    FieldName.TITLE,
                    FieldName.SUBTITLE,
                    FieldName.JOURNALTITLE,
                    FieldName.BOOKTITLE,
                    FieldName.SERIES,
                    FieldName.VOLUME,
                    FieldName.NUMBER,
                    FieldName.CHAPTER,
                    FieldName.PAGES,
                    FieldName.EDITION,
                    FieldName.PUBLISHER,
                    FieldName.INSTITUTION,
                    FieldName.ORGANIZATION,
                    FieldName.LOCATION,
                    FieldName.EVENTTITLE,
                    FieldName.VENUE,
                    FieldName.HOWPUBLISHED,
                    FieldName.DOI,
                    FieldName.URL,
                    FieldName.URLDATE,
                    FieldName.EPRINT,
                    FieldName.EPRINTTYPE,
                    FieldName.EPRINTCLASS,
                    FieldName.ISBN,
                    FieldName.ISSN,
                    FieldName.PUBSTATE,
                    FieldName.NOTE,
                    FieldName.KEYWORDS,
                    FieldName.ABSTRACT);

    private CsvExport() {}

    public static ExportResult of(List<Work> works) {
        ConversionLosses losses = new ConversionLosses();
        List<String> headerCells = new ArrayList<>(List.of("key", "type", "kind", "date"));
        headerCells.addAll(NAMES);
        headerCells.addAll(FIELDS);
        List<byte[]> lines = new ArrayList<>();
        lines.add(CsvText.toCsvLine(headerCells).getBytes(StandardCharsets.UTF_8));
        for (Work work : works) {
            TrackedFields trackedFields = new TrackedFields(work);
            lines.add(CsvText.toCsvLine(rowCells(trackedFields)).getBytes(StandardCharsets.UTF_8));
            trackedFields.reportUnread(losses);
            work.clearCache();
        }
        return ExportResult.ofPieces(lines, losses);
    }

    private static List<String> rowCells(TrackedFields trackedFields) {
        List<String> rowCells = new ArrayList<>();
        rowCells.add(trackedFields.work().key());
        rowCells.add(trackedFields.entryType());
        rowCells.add(trackedFields.work().workKind().id());
        PublicationDate date = trackedFields.readDate();
        rowCells.add(date instanceof PublicationDate.UndatedWork ? "" : date.toString());
        NAMES.forEach(field -> rowCells.add(joinNames(trackedFields.namesIn(field))));
        FIELDS.forEach(field -> rowCells.add(trackedFields.plainText(field)));
        return rowCells;
    }

    private static String joinNames(BibNameList nameList) {
        Stream<String> nameTexts =
                nameList.names().stream().map(name -> name.displayName(NameForm.FAMILY_FIRST));
        Stream<String> othersText = nameList.hasOthers() ? Stream.of("et al.") : Stream.of();
        return Stream.concat(nameTexts, othersText).collect(Collectors.joining("; "));
    }
}
