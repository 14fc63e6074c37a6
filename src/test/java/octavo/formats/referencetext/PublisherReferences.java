package octavo.formats.referencetext;

import octavo.bib.SharedData;
import octavo.fields.FieldName;
import octavo.formats.workdrafts.ImportedWork;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// References that publishers deposited at Crossref, as printed and in a few fields: real strings.
final class PublisherReferences {
    private PublisherReferences() {}

    static List<FieldAgreement> agreements() throws IOException {
        List<FieldAgreement> agreements = new ArrayList<>();
        ReferenceParser parser = new ReferenceParser();
        List<Path> answers;
        try (Stream<Path> files =
                Files.list(SharedData.path("octavo.sources", "sources/web/crossref"))) {
            answers = files.filter(it -> it.toString().endsWith(".answer")).sorted().toList();
        }
        for (Path answer : answers) {
            String content = Files.readString(answer);
            int start = content.indexOf('{');
            if (start >= 0 && content.contains("\"unstructured\"")) {
                for (JsonNode reference :
                        JsonMapper.shared()
                                .readTree(content.substring(start))
                                .findParents("unstructured")) {
                    String text =
                            text(reference, "unstructured")
                                    .replaceAll("</?[a-z]+>", "")
                                    .replace("&amp;", "&");
                    compare(reference, text, parser.parse(text, 1), agreements);
                }
            }
        }
        return agreements;
    }

    private static void compare(
            JsonNode reference, String text, ImportedWork work, List<FieldAgreement> agreements) {
        String date = work.plainText(FieldName.DATE);
        String author = text(reference, "author").replaceFirst("^(?:\\p{Lu}+\\.? )+", "");
        List<String> families =
                work.namesOf(FieldName.AUTHOR).stream()
                        .map(name -> name.toUnicode())
                        .map(name -> name.literal().orElse(name.prefix() + name.family()))
                        .toList();
        add(agreements, text, "author", author, families.isEmpty() ? "" : families.getFirst());
        add(
                agreements,
                text,
                "year",
                text(reference, "year"),
                date.substring(0, Math.min(4, date.length())));
        add(
                agreements,
                text,
                "volume",
                text(reference, "volume"),
                work.plainText(FieldName.VOLUME));
        add(agreements, text, "number", text(reference, "issue"), work.plainText(FieldName.NUMBER));
        add(
                agreements,
                text,
                "pages",
                text(reference, "first-page"),
                work.plainText(FieldName.PAGES).replaceFirst("[–-].*", ""));
        add(
                agreements,
                text,
                "container",
                text(reference, "journal-title"),
                work.plainText(FieldName.JOURNALTITLE) + work.plainText(FieldName.BOOKTITLE));
    }

    private static String text(JsonNode reference, String name) {
        return reference.path(name).asString("");
    }

    /// Only what is printed.
    private static void add(
            List<FieldAgreement> agreements,
            String text,
            String field,
            String printed,
            String parsed) {
        String folded = PrintedFields.folded(printed);
        if (!folded.isEmpty() && PrintedFields.folded(text).contains(folded)) {
            agreements.add(
                    new FieldAgreement(
                            "publishers", field, folded, PrintedFields.folded(parsed), false));
        }
    }
}
