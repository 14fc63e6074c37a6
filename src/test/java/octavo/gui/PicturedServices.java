package octavo.gui;

import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;
import octavo.values.Doi;
import octavo.verify.LoopbackUniverse;
import octavo.verify.UniverseRecord;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Services that know most works of a library, some with another year and one as retracted, so that
/// there is something to see on *Problems → Online*.
final class PicturedServices implements AutoCloseable {
    private static final List<String> HOSTS =
            List.of(
                    "api.crossref.org",
                    "api.openalex.org",
                    "api.semanticscholar.org",
                    "dblp.org",
                    "api.datacite.org",
                    "doi.org");

    /// Beside so many others, the words of a title are rare enough to find it.
    private static final int OTHER_WORKS = 400;

    private static final int UNKNOWN_EACH = 6;
    private static final int DIFFERENT_EACH = 4;

    private final StubServer server = new StubServer();

    /// @param cache a new folder for the answers
    PicturedServices(Path library, Path cache) throws IOException {
        List<UniverseRecord> records = new ArrayList<>();
        List<Work> works =
                Work.allOf(LibraryFile.load(library).library())
                        .filter(Work::isPublication)
                        .toList();
        for (int i = 0; i < works.size(); i++) {
            if (i % UNKNOWN_EACH != UNKNOWN_EACH - 1) {
                records.add(recordOf(works.get(i), i % DIFFERENT_EACH == 1 ? 2 : 0));
            }
        }
        IntStream.range(0, OTHER_WORKS).mapToObj(PicturedServices::otherWork).forEach(records::add);
        var universe = new LoopbackUniverse(records);
        HOSTS.forEach(host -> server.on(host, universe::faultlessAnswer));
        Optional<String> retractedDoi =
                works.stream().flatMap(it -> it.doi().stream()).map(Doi::name).findFirst();
        server.on("api.crossref.org/works?filter=updates", asked -> notice(asked, retractedDoi));
        System.setProperty("octavo.hosts", "*=http://127.0.0.1:" + server.port());
        System.setProperty("octavo.cache", cache.toString());
    }

    private static UniverseRecord recordOf(Work work, int yearsLater) {
        return new UniverseRecord(
                work.title(),
                work.authors().names().stream()
                        .map(PersonName::toUnicode)
                        .map(PersonName::displayName)
                        .toList(),
                work.publicationDate().startYear().orElse(2000) + yearsLater,
                work.venue(),
                work.doi().map(Doi::name).orElse(""),
                true);
    }

    private static UniverseRecord otherWork(int number) {
        return new UniverseRecord(
                "Observation%1$d on matter%1$d".formatted(number),
                List.of("Ann Other" + number),
                2000,
                "Nature",
                "",
                true);
    }

    private static Optional<StubAnswer> notice(Asked asked, Optional<String> retractedDoi) {
        String items =
                retractedDoi.stream()
                        .filter(doi ->
                                Stream.of(doi, doi.replace("/", "%2F"))
                                        .anyMatch(asked.address()::contains))
                        .map(
                                """
                                {"DOI": "10.1000/notice", "update-to": [{"DOI": "%s",
                                 "type": "retraction", "updated": {"date-parts": [[2024, 2, 3]]}}]}
                                """
                                        ::formatted)
                        .findFirst()
                        .orElse("");
        return Optional.of(StubAnswer.ofJson("{\"message\": {\"items\": [" + items + "]}}"));
    }

    @Override
    public void close() {
        System.clearProperty("octavo.hosts");
        System.clearProperty("octavo.cache");
        server.close();
    }
}
