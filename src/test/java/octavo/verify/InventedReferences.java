package octavo.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// References that language models have invented: those of HALLMARK if they are there, or else some
/// of our own invention.
public final class InventedReferences {
    private static final Path QUESTIONS = Path.of("../shared/sources/verify/questions.jsonl");

    private InventedReferences() {}

    /// An invented reference.
    public record InventedReference(String type, Map<String, String> fields) {
        public InventedReference {
            fields = Map.copyOf(fields);
        }

        /// The entry, as it would be typed.
        public String toBibText(String key) {
            StringBuilder text = new StringBuilder("@%s{%s".formatted(type, key));
            fields.forEach((name, value) ->
                    text.append(",\n  ").append(name).append(" = {").append(value).append('}'));
            return text.append("\n}\n\n").toString();
        }
    }

    /// Some references, no two of the same title.
    public static List<InventedReference> some(int count) throws IOException {
        return Files.exists(QUESTIONS) ? inventedByModels(count) : madeUp(count);
    }

    private static List<InventedReference> madeUp(int count) {
        return IntStream.range(0, count)
                .mapToObj(number ->
                        new InventedReference(
                                "article",
                                Map.of(
                                        "author",
                                        "Inventor%d, Ann and Other, Bea".formatted(number),
                                        "title",
                                        "On Matters that Nobody Studied " + number,
                                        "journal",
                                        "Journal of Inventions",
                                        "year",
                                        String.valueOf(1950 + number % 70),
                                        "pages",
                                        "1--" + (number + 2))))
                .toList();
    }

    private static List<InventedReference> inventedByModels(int count) throws IOException {
        List<InventedReference> references = new ArrayList<>();
        Map<String, LabelledReference> referencesByTitle = new LinkedHashMap<>();
        for (LabelledReference reference : LabelledReference.readAll(QUESTIONS)) {
            boolean isPlain =
                    reference.fields().values().stream().noneMatch(it -> it.contains("{"));
            if (!reference.isTrue() && isPlain && !reference.text("author").isBlank()) {
                referencesByTitle.putIfAbsent(reference.text("title"), reference);
            }
        }
        referencesByTitle.values().stream()
                .map(it -> new InventedReference(it.type(), it.fields()))
                .limit(count)
                .forEach(references::add);
        return references;
    }
}
