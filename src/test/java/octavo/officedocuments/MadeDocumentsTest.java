package octavo.officedocuments;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.officedocuments.codes.CodedCite;
import octavo.text.WordedException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// 200 documents made by chance, of which every citation must be read, item by item.
class MadeDocumentsTest {
    static Stream<MadeDocument> documents() {
        return IntStream.range(0, 200)
                .mapToObj(seed -> {
                    Random random = new Random(seed);
                    int count = seed % 50 == 0 ? 500 : 1 + random.nextInt(20);
                    return seed % 5 < 3
                            ? MadeDocument.word(random, count)
                            : MadeDocument.openText(random, count);
                });
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyCitationIsReadWithAllItsWorks(MadeDocument made) throws WordedException {
        CitedDocument document = CitedDocument.read(Path.of(made.name()), made.bytes());
        List<String> read =
                document.readCitations().stream()
                        .filter(each -> !each.isBibliography())
                        .map(MadeDocumentsTest::line)
                        .toList();
        assertEquals(String.join("\n", made.citations()), String.join("\n", read));
    }

    private static String line(DocumentCitation citation) {
        return (citation.range().place().noteNumber() > 0 ? "note: " : "")
                + citation.code().manager().displayName()
                + " "
                + citation.code().cites().stream()
                        .map(MadeDocumentsTest::work)
                        .collect(Collectors.joining("; "));
    }

    private static String work(CodedCite cite) {
        var details = cite.details();
        return cite.work().map(work -> work.plainText("title")).orElse(cite.id())
                + (details.equals(CodedCite.CiteDetails.PLAIN)
                        ? ""
                        : "[%s|%s|%s|%s|%s]"
                                .formatted(
                                        details.locator(),
                                        details.label(),
                                        details.prefix(),
                                        details.suffix(),
                                        details.mode()));
    }
}
