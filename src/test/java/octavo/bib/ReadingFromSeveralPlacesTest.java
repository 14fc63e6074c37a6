package octavo.bib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.RandomInput;
import octavo.text.Span;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A file that is read from several places at once is read as from its beginning alone, whatever is
/// in it and wherever the places are.
class ReadingFromSeveralPlacesTest {

    /// All that there is to an item, and where it lies.
    private static List<Object> parts(BibItem item) {
        List<Object> parts =
                List.of(item.getClass(), item.slice().start(), item, item.diagnostics());
        return item instanceof BibEntry entry
                ? Stream.concat(parts.stream(), spans(entry)).toList()
                : parts;
    }

    private static Stream<Object> spans(BibEntry entry) {
        Stream<Span> head = Stream.of(entry.typeSpan(), entry.keySpan());
        Stream<Span> fields =
                IntStream.range(0, entry.fieldCount())
                        .boxed()
                        .flatMap(i -> Stream.of(entry.nameSpan(i), entry.valueSpan(i)));
        return Stream.concat(Stream.concat(head, fields), Stream.of(entry.bodyEnd()));
    }

    private static List<List<Object>> read(byte[] file, int... cuts) {
        return BibParser.parseItems(SourceBytes.ofUtf8(file), cuts).stream()
                .map(ReadingFromSeveralPlacesTest::parts)
                .toList();
    }

    @Test
    void anyTextMadeOfTheFormatsOwnSignsIsReadAsFromItsBeginning() {
        signs().check(3_000, ReadingFromSeveralPlacesTest::assertReadAsFromItsBeginning);
    }

    private static void assertReadAsFromItsBeginning(String text) {
        byte[] file = text.getBytes(StandardCharsets.UTF_8);
        assertEquals(read(file), read(file, cuts(file, new Random(text.hashCode()))));
    }

    private static int[] cuts(byte[] file, Random random) {
        return random.ints(1 + random.nextInt(4), 0, file.length + 1).sorted().toArray();
    }

    private static RandomInput<String> signs() {
        return Signs.with(
                40,
                "\n@misc{",
                "\n @misc{k,",
                "\n%@misc{k,",
                "\n@comment{",
                "\n@string{s = ",
                "title = ",
                "{open",
                "\n@article{k,\n title = {T},\n}\n",
                "\n@article{k,\n title = {T\n@misc{in,\n year = 1}},\n}\n",
                "\n@article{k,\n title = \"T,\n}\n",
                "\n@misc(k, a = {)})\n");
    }

    @Test
    void damagedFilesAreReadAsFromTheirBeginning() throws IOException {
        Path folder = SharedData.path("octavo.corpus", "bib/corpus");
        Random random = new Random(1);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path path : files.sorted().toList()) {
                byte[] file = Files.readAllBytes(path);
                for (int i = random.nextInt(5); i > 0 && file.length > 0; i--) {
                    file[random.nextInt(file.length)] =
                            (byte) "{}\"@%,\n".charAt(random.nextInt(7));
                }
                int[] cuts = cuts(file, random);
                assertEquals(read(file), read(file, cuts), () -> path + Arrays.toString(cuts));
            }
        }
    }

    /// Else all that is said here would be said of one reader.
    @Test
    void aFileIsTakenToPieces() {
        byte[] file =
                "@misc{a, title = {A}}\n@misc{b, title = {B}}\n".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                List.of(0, 22),
                Arrays.stream(BibParser.findStarts(SourceBytes.ofUtf8(file), 5)).boxed().toList());
        assertTrue(read(file, 5).size() == 4);
    }
}
