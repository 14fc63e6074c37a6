package octavo.verify;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.library.Library;
import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.RecordInquiry;
import octavo.net.AnswerCache;
import octavo.net.FakeClock;
import octavo.net.StubServer;
import octavo.storage.CacheStore;
import octavo.venuenames.VenueRegister;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// What tests of whole runs share: HALLMARK's universe, made references, and a process that
/// verifies them until it is killed.
public final class VerifyRuns {
    public static final int CURRENT_YEAR = 2026;

    private VerifyRuns() {}

    static List<LabelledReference> questions() throws IOException {
        return LabelledReference.readAll(
                SharedData.path("octavo.verify.questions", "sources/verify/questions.jsonl"));
    }

    public static List<UniverseRecord> universeWorks() throws IOException {
        return new UniverseWorks(
                        SharedData.path("octavo.verify.universe", "sources/verify/universe.jsonl"),
                        SharedData.path("octavo.corpus", "bib/corpus"))
                .collectWorks(questions());
    }

    static AnswerCache cacheIn(Path folder) {
        return new AnswerCache(new CacheStore(folder, 1L << 30));
    }

    static EntryInquiry inquiry(int port, FakeClock clock, Optional<AnswerCache> cache) {
        return new EntryInquiry(
                new RecordInquiry(AnswerSource.of(StubServer.clientOf(port, clock, cache))),
                VenueRegister.builtIn(),
                CURRENT_YEAR);
    }

    static List<VerificationVerdict> verdicts(EntryInquiry inquiry, List<Work> works)
            throws InterruptedException {
        List<VerificationVerdict> verdicts = new ArrayList<>();
        for (Work work : works) {
            verdicts.add(inquiry.verifyEntry(work).verdict());
        }
        return verdicts;
    }

    /// Made works with DOIs, as a universe has them.
    static List<UniverseRecord> madeRecords(int count) {
        return IntStream.range(0, count)
                .mapToObj(it ->
                        new UniverseRecord(
                                "Observation of Sample %d under Condition %d".formatted(it, it * 7),
                                List.of("Ann Doe", "Bob Roe"),
                                2001 + it % 20,
                                "Nature",
                                it % 2 == 0 ? "10.1000/" + it : "",
                                true))
                .toList();
    }

    static List<Work> toWorks(List<UniverseRecord> records) {
        var bibText = new StringBuilder();
        for (UniverseRecord record : records) {
            bibText.append(
                    "@article{k%d, title = {%s}, author = {%s}, year = {%d}, journal = {%s}%s}\n"
                            .formatted(
                                    bibText.length(),
                                    record.title(),
                                    String.join(" and ", record.people()),
                                    record.year(),
                                    record.venue(),
                                    record.doi().isEmpty()
                                            ? ""
                                            : ", doi = {" + record.doi() + "}"));
        }
        return Work.allOf(Library.of(BibParser.parse(bibText.toString()))).toList();
    }

    /// Verifies made references, as often as it is started: a port, a number, the folder of a
    /// cache, and the hour of the start.
    public static void main(String[] arguments) throws InterruptedException {
        var clock = new FakeClock();
        clock.pass(Duration.ofHours(Integer.parseInt(arguments[3])));
        EntryInquiry inquiry =
                inquiry(
                        Integer.parseInt(arguments[0]),
                        clock,
                        Optional.of(cacheIn(Path.of(arguments[2]))));
        verdicts(inquiry, toWorks(madeRecords(Integer.parseInt(arguments[1]))));
    }
}
