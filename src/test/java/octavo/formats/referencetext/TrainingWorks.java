package octavo.formats.referencetext;

import octavo.csl.CslItem;
import octavo.library.Work;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/// Writes the works that the label model is trained with: bibliographic facts of a sample of the
/// corpus, without its keys, abstracts and notes.
final class TrainingWorks {
    static final Path FILE = Path.of("packaging/references/works.bib");

    private static final int MOST_BYTES = 1_000_000;
    private static final int LONGEST_WORK = 900;
    private static final long SEED = 20261128;

    private static final List<String> FIELDS =
            List.of(
                    "author",
                    "editor",
                    "title",
                    "subtitle",
                    "journal",
                    "journaltitle",
                    "booktitle",
                    "year",
                    "month",
                    "date",
                    "volume",
                    "number",
                    "pages",
                    "publisher",
                    "address",
                    "location",
                    "series",
                    "edition",
                    "school",
                    "institution",
                    "organization",
                    "doi",
                    "isbn",
                    "issn");

    /// Only where a work has no other place.
    private static final List<String> TYPES_WITH_URL = List.of("online", "misc", "electronic");

    private TrainingWorks() {}

    public static void main(String[] args) throws IOException {
        List<Work> works = new ArrayList<>(ReferenceCorpus.works(ReferenceShare.LEARNT));
        Collections.shuffle(works, new Random(SEED));
        StringBuilder file = new StringBuilder();
        int count = 0;
        int size = 0;
        for (Work work : works) {
            Optional<String> entry = entryOf(work, count + 1);
            int length = entry.map(it -> bytesOf(it).length).orElse(MOST_BYTES);
            if (entry.isPresent() && size + length <= MOST_BYTES) {
                file.append(entry.get());
                size += length;
                count++;
            }
        }
        Files.write(FILE, bytesOf(file.toString()));
        System.out.println(count + " works of " + works.size());
    }

    private static byte[] bytesOf(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// Empty if it is long, or without its other fields no longer a work to learn from.
    private static Optional<String> entryOf(Work work, int number) {
        String type = work.entry().type().toLowerCase(Locale.ROOT);
        StringBuilder entry = new StringBuilder("@" + type + "{" + number);
        for (String field : FIELDS) {
            add(entry, field, work);
        }
        if (TYPES_WITH_URL.contains(type)) {
            add(entry, "url", work);
        }
        String text = entry.append("\n}\n").toString();
        List<CslItem> items = LabelModelTrainer.itemsOf(bytesOf(text));
        return text.length() <= LONGEST_WORK
                        && items.size() == 1
                        && ReferenceCorpus.isPrintable(items.getFirst())
                        && ReferenceCorpus.shareOf(items.getFirst()) == ReferenceShare.LEARNT
                ? Optional.of(text)
                : Optional.empty();
    }

    private static void add(StringBuilder entry, String field, Work work) {
        Optional<String> value =
                work.entry().hasField(field) ? work.rawValue(field) : Optional.empty();
        value.filter(text -> !text.isBlank() && text.indexOf('@') < 0)
                .ifPresent(text -> entry.append(",\n  " + field + " = {" + text + "}"));
    }
}
