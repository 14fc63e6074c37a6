package octavo.verify;

import octavo.net.StubAnswer;
import octavo.net.StubServer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A thesis' library of 300 entries, twelve of them invented or retracted, and services that know
/// the others: for scripts that drive the program from outside.
final class ThesisServer {
    private static final List<String> FAMILIES =
            List.of(
                    "Abel",
                    "Brandt",
                    "Castro",
                    "Dahl",
                    "Eriksen",
                    "Fontaine",
                    "Greco",
                    "Hansen",
                    "Ito",
                    "Jansen",
                    "Kowalski",
                    "Lindqvist",
                    "Moreau",
                    "Novak",
                    "Okafor",
                    "Petrov",
                    "Quinn");
    private static final List<String> SUBJECTS =
            List.of(
                    "Adaptive Scheduling",
                    "Bounded Caching",
                    "Certified Compilation",
                    "Differential Replication",
                    "Elastic Partitioning",
                    "Federated Training",
                    "Gradual Typing",
                    "Hybrid Indexing",
                    "Incremental Parsing",
                    "Joint Allocation",
                    "Kernel Fusion",
                    "Lazy Checkpointing",
                    "Mixed Precision",
                    "Nested Recovery",
                    "Online Profiling",
                    "Predictive Prefetching",
                    "Quorum Placement");
    private static final List<String> PLACES =
            List.of(
                    "Sensor Networks",
                    "Column Stores",
                    "Message Brokers",
                    "Graphics Drivers",
                    "Spreadsheets",
                    "Hypervisors",
                    "Package Managers",
                    "Telescopes",
                    "Genome Pipelines",
                    "Compilers for Vehicles",
                    "Weather Models",
                    "Game Engines",
                    "Ledgers",
                    "Stream Processors",
                    "Data Lakes",
                    "Editors",
                    "Satellites",
                    "Marketplaces",
                    "Power Grids");
    private static final List<String> VENUES =
            List.of("Nature", "Science", "Communications of the ACM", "PLOS ONE");
    private static final int TRUE_COUNT = 284;
    private static final int THESIS_COUNT = 4;
    private static final List<Integer> RETRACTED = List.of(5, 50, 150, 250);
    private static final int FIRST_YEAR = 2004;
    private static final int YEARS = 19;

    private ThesisServer() {}

    private static UniverseRecord record(int index) {
        int subject = index % SUBJECTS.size();
        int place = index / SUBJECTS.size() % PLACES.size();
        return new UniverseRecord(
                SUBJECTS.get(subject) + " for " + PLACES.get(place),
                List.of(
                        "Ann " + FAMILIES.get(index % FAMILIES.size()),
                        "Bob " + FAMILIES.get((index * 7 + 3) % FAMILIES.size())),
                FIRST_YEAR + index % YEARS,
                VENUES.get(index % VENUES.size()),
                "10.1000/" + index,
                true);
    }

    /// What is in the library: the true works, four theses that nobody lists, and eight entries
    /// that nobody wrote so.
    private static String library(List<UniverseRecord> records) {
        List<String> entries =
                new ArrayList<>(
                        IntStream.range(0, TRUE_COUNT)
                                .mapToObj(it -> entry("true" + it, records.get(it)))
                                .toList());
        for (int i = 0; i < THESIS_COUNT; i++) {
            entries.add(
                    "@phdthesis{thesis%d, title = {Notes on the History of Harbour %d}, author ="
                                    .formatted(i, i)
                            + " {Eve Poe}, school = {University of Somewhere}, year = {1998}}\n");
        }
        UniverseRecord first = records.get(0);
        entries.add(entry("false-doi", first.withDoi("10.99999/none")));
        entries.add(entry("other-doi", records.get(1).withDoi("10.1000/200")));
        entries.add(entry("future", dated(records.get(2), 2091)));
        entries.add(entry("other-people", by(records.get(3), List.of("Zoe Nobody", "Max Noone"))));
        entries.add(entry("late", dated(records.get(4), 1990)));
        entries.add(entry("half-people", by(records.get(6), List.of("Ann Grey", "Max Noone"))));
        entries.add(
                entry("unheard", titled(records.get(7), "Entirely Unheard Ideas about Sundials")));
        entries.add(
                entry(
                        "unheard2",
                        titled(records.get(8), "Seventeen Dreams of Borrowed Umbrellas")));
        return String.join("\n", entries);
    }

    private static UniverseRecord dated(UniverseRecord record, int year) {
        return new UniverseRecord(
                record.title(), record.people(), year, record.venue(), record.doi(), true);
    }

    private static UniverseRecord by(UniverseRecord record, List<String> people) {
        return new UniverseRecord(
                record.title(), people, record.year(), record.venue(), record.doi(), true);
    }

    private static UniverseRecord titled(UniverseRecord record, String title) {
        return new UniverseRecord(title, record.people(), record.year(), record.venue(), "", true);
    }

    private static String entry(String key, UniverseRecord record) {
        String doiField = record.doi().isEmpty() ? "" : ",\n  doi = {" + record.doi() + "}";
        return """
        @article{%s,
          title = {%s},
          author = {%s},
          journal = {%s},
          year = {%d}%s
        }
        """
                .formatted(
                        key,
                        record.title(),
                        String.join(" and ", record.people()),
                        record.venue(),
                        record.year(),
                        doiField);
    }

    private static Optional<StubAnswer> notices(StubServer.Asked asked) {
        String notices =
                RETRACTED.stream()
                        .filter(it ->
                                asked.address().matches(".*10\\.1000(?:/|%2F)" + it + "(?!\\d).*"))
                        .map(it ->
                                "{\"DOI\": \"10.1000/notice%d\", \"update-to\": [{\"DOI\": \"10.1000/%d\","
                                                .formatted(it, it)
                                        + " \"type\": \"retraction\", \"updated\": {\"date-parts\":"
                                        + " [[2024, 2, 3]]}}]}")
                        .collect(Collectors.joining(", "));
        return Optional.of(StubAnswer.ofJson("{\"message\": {\"items\": [" + notices + "]}}"));
    }

    /// Writes the library to a file, serves until it is killed, and prints its port.
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<UniverseRecord> records =
                IntStream.range(0, TRUE_COUNT).mapToObj(ThesisServer::record).toList();
        Files.writeString(Path.of(arguments[0]), library(records));
        var universe = new LoopbackUniverse(records);
        try (var server = new StubServer()) {
            Stream.of(
                            "api.crossref.org",
                            "api.openalex.org",
                            "api.semanticscholar.org",
                            "dblp.org",
                            "api.datacite.org",
                            "doi.org")
                    .forEach(host -> server.on(host, universe::faultlessAnswer));
            server.on("api.crossref.org/works?filter=updates", ThesisServer::notices);
            System.out.println(server.port());
            System.out.flush();
            Thread.currentThread().join();
        }
    }
}
