package octavo.verify;

import octavo.library.Work;
import octavo.lookup.AnswerSource;
import octavo.lookup.RecordInquiry;
import octavo.net.StubServer;
import octavo.net.WebClient;
import octavo.text.LetterFolding;
import octavo.venuenames.VenueRegister;
import octavo.verify.VerificationVerdict.ConfirmedEntry;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerificationVerdict.UndecidedEntry;
import octavo.verify.VerificationVerdict.UnknownEntry;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How many references with known errors are detected, and how many true ones are suspected, in a
/// `LoopbackUniverse`. Arguments: a file of HALLMARK's shape; `--universe FILE`, `--corpus FOLDER`,
/// `--sample N`, `--half tune|report` (by title family), `--list` (prints each miss and false
/// alarm), `--bare` (agencies have no record of the DOIs that the universe lacks).
///
/// A reference counts as detected by evidence if its entry is disputed, or differs in something
/// substantial from all records of its work.
final class VerifyBenchmark {
    private static final Path SHARED = Path.of("../shared");
    private static final int CURRENT_YEAR = 2026;

    private final List<LabelledReference> questions;
    private final LoopbackUniverse universe;
    private final boolean listsMisses;
    private final Map<String, KindCount> countsByKind = new TreeMap<>();

    private VerifyBenchmark(
            List<LabelledReference> questions, LoopbackUniverse universe, boolean listsMisses) {
        this.questions = questions;
        this.universe = universe;
        this.listsMisses = listsMisses;
    }

    /// What came of the questions of one kind.
    private static final class KindCount {
        private int total;
        private int disputed;
        private int evident;
        private int unknown;
        private int titleOnly;
        private int doiOnly;

        private double share(int part) {
            return total == 0 ? 0 : (double) part / total;
        }

        void add(KindCount other) {
            total += other.total;
            disputed += other.disputed;
            evident += other.evident;
            unknown += other.unknown;
            titleOnly += other.titleOnly;
            doiOnly += other.doiOnly;
        }

        void print(String label) {
            System.out.printf(
                    Locale.ROOT,
                    "%-24s %5d   %.3f      %.3f     %.3f      %.3f    %.3f%n",
                    label,
                    total,
                    share(disputed),
                    share(evident),
                    share(evident + unknown),
                    share(titleOnly),
                    share(doiOnly));
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> given = List.of(arguments);
        List<LabelledReference> all = LabelledReference.readAll(Path.of(arguments[0]));
        var universeWorks =
                new UniverseWorks(
                        Path.of(
                                option(
                                        given,
                                        "--universe",
                                        SHARED + "/sources/verify/universe.jsonl")),
                        Path.of(option(given, "--corpus", SHARED + "/bib/corpus")));
        LoopbackUniverse universe = new LoopbackUniverse(universeWorks.collectWorks(all));
        if (!given.contains("--bare")) {
            all.forEach(it -> universe.registerClaimed(UniverseRecord.of(it)));
        }
        String half = option(given, "--half", "");
        List<LabelledReference> asked =
                all.stream()
                        .filter(it -> half.isEmpty() || half.equals("tune") == isTuned(it))
                        .toList();
        int size = Integer.parseInt(option(given, "--sample", String.valueOf(asked.size())));
        List<LabelledReference> sample =
                Stream.iterate(0, it -> it + 1)
                        .limit(Math.min(size, asked.size()))
                        .map(it ->
                                asked.get(
                                        (int)
                                                ((long) it
                                                        * asked.size()
                                                        / Math.min(size, asked.size()))))
                        .toList();
        new VerifyBenchmark(sample, universe, given.contains("--list")).run();
    }

    private static String option(List<String> given, String name, String otherwise) {
        int index = given.indexOf(name);
        return index < 0 ? otherwise : given.get(index + 1);
    }

    /// Titles that begin alike are of one family: a question altered from another is in its half.
    private static boolean isTuned(LabelledReference reference) {
        String[] words = LetterFolding.of(reference.text("title")).unaccented().split(" ", -1);
        String family = words[0] + (words.length > 1 ? words[1] : "");
        return Math.floorMod(family.hashCode() ^ family.hashCode() >>> 11, 2) == 0;
    }

    private void run() throws IOException, InterruptedException {
        try (var web = new StubServer()) {
            web.on("", universe::answer);
            WebClient client = web.client();
            var recordInquiry = new RecordInquiry(AnswerSource.of(client));
            var entryInquiry =
                    new EntryInquiry(recordInquiry, VenueRegister.builtIn(), CURRENT_YEAR);
            var baselines = new VerifyBaselines(recordInquiry);
            for (LabelledReference question : questions) {
                Work work = question.toWork();
                KindCount count =
                        countsByKind.computeIfAbsent(
                                question.isTrue() ? "VALID" : question.kind(),
                                _ -> new KindCount());
                count.total++;
                count.titleOnly += baselines.isUnknownTitle(work) ? 1 : 0;
                count.doiOnly += baselines.isWrongDoi(work) ? 1 : 0;
                countVerdict(question, count, entryInquiry.verifyEntry(work).verdict());
            }
            System.out.printf(Locale.ROOT, "%d requests%n", web.asked().size());
        }
        printAll();
    }

    private void countVerdict(
            LabelledReference question, KindCount count, VerificationVerdict verdict) {
        boolean isEvident =
                switch (verdict) {
                    case DisputedEntry _ -> true;
                    case DifferingEntry differing -> differing.isSubstantial();
                    case ConfirmedEntry _, UnknownEntry _, UndecidedEntry _ -> false;
                };
        count.disputed += verdict instanceof DisputedEntry ? 1 : 0;
        count.evident += isEvident ? 1 : 0;
        count.unknown += verdict instanceof UnknownEntry ? 1 : 0;
        boolean isSuspected = isEvident || verdict instanceof UnknownEntry;
        if (listsMisses && isEvident == question.isTrue()
                || listsMisses && isSuspected == question.isTrue()) {
            System.out.println(
                    (question.isTrue()
                                    ? "FALSE ALARM "
                                    : (isSuspected ? "UNKNOWN " : "MISS ") + question.kind())
                            + " "
                            + question.fields()
                            + "\n     "
                            + verdict);
        }
    }

    private void printAll() {
        System.out.println(
                "kind                     count   disputed   evident   +unknown   title    DOI");
        KindCount errors = new KindCount();
        countsByKind.forEach((kind, count) -> {
            count.print(kind);
            if (!kind.equals("VALID")) {
                errors.add(count);
            }
        });
        KindCount truths = countsByKind.getOrDefault("VALID", new KindCount());
        errors.print("all errors");
        System.out.printf(
                Locale.ROOT,
                "title only: detection %.2f, false alarms %.3f; DOI only: detection %.2f, false"
                        + " alarms %.3f%n",
                errors.share(errors.titleOnly),
                truths.share(truths.titleOnly),
                errors.share(errors.doiOnly),
                truths.share(truths.doiOnly));
        System.out.printf(
                Locale.ROOT,
                "evidence: detection %.2f, false alarms %.3f; with unknown to all: detection %.2f,"
                        + " false alarms %.3f%n",
                errors.share(errors.evident),
                truths.share(truths.evident),
                errors.share(errors.evident + errors.unknown),
                truths.share(truths.evident + truths.unknown));
    }
}
