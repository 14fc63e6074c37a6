package octavo.convert.csv;

import octavo.convert.ConversionLosses;
import octavo.convert.ExportResult;
import octavo.convert.TrackedFields;
import octavo.fields.FieldName;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.text.CsvText;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Works as comma-separated values, one per row after a header.
public final class CsvExport {
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
        List<String> header = new ArrayList<>(List.of("key", "type", "kind", "date"));
        header.addAll(NAMES);
        header.addAll(FIELDS);
        StringBuilder text = new StringBuilder(CsvText.line(header));
        for (Work work : works) {
            TrackedFields reading = new TrackedFields(work);
            text.append(CsvText.line(cells(reading)));
            reading.tellUnread(losses);
        }
        return ExportResult.of(text.toString(), losses);
    }

    private static List<String> cells(TrackedFields reading) {
        List<String> cells = new ArrayList<>();
        cells.add(reading.work().key());
        cells.add(reading.type());
        cells.add(reading.work().kind().id());
        PublicationDate date = reading.date();
        cells.add(date instanceof PublicationDate.Undated ? "" : date.toString());
        NAMES.forEach(field -> cells.add(names(reading.names(field))));
        FIELDS.forEach(field -> cells.add(reading.text(field)));
        return cells;
    }

    private static String names(BibNameList list) {
        Stream<String> names =
                list.names().stream().map(name -> name.display(NameForm.FAMILY_FIRST));
        Stream<String> others = list.others() ? Stream.of("et al.") : Stream.of();
        return Stream.concat(names, others).collect(Collectors.joining("; "));
    }
}
