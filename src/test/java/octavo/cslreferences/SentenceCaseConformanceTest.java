package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import octavo.bib.BibParser;
import octavo.bib.SharedData;
import octavo.csl.ItemText;
import octavo.library.Library;
import octavo.library.Work;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/// Titles of real libraries have the case that pandoc gives them, where it is installed. What
/// differs is argued in docs/evidence/sentence-case.md.
@Tag("slow")
class SentenceCaseConformanceTest {
    private static final Path PANDOC = Path.of("/usr/bin/pandoc");

    /// The sizes of the samples, each drawn from those before which none is left out.
    private static final int FEW_TITLES = 2000;

    private static final int MANY_TITLES = 10_000;

    /// In place of those whose LaTeX pandoc reads as other letters, which say nothing about case.
    private static final int SPARE_TITLES = 200;

    private static final int SEED = 51;
    private static final double SHARE_OF_FEW = 0.99;
    private static final double SHARE_OF_MANY = 0.985;

    /// Besides the differences that a rule explains.
    private static final double ARGUED_SHARE = 0.998;

    private static final Pattern MARKUP = Pattern.compile("<[^>]*>");
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N}]+");

    @TempDir private Path folder = Path.of("");

    @Test
    void titlesHaveTheCaseThatPandocGivesThem() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(PANDOC), "there is no pandoc");
        List<ComparedTitle> compared = compareTitles(drawTitles());
        assertEquals(MANY_TITLES, compared.size());
        double shareOfFew = shareOf(compared.subList(0, FEW_TITLES), ComparedTitle::isSame);
        double shareOfMany = shareOf(compared, ComparedTitle::isSame);
        double arguedShare = shareOf(compared, ComparedTitle::isSameOrArgued);
        Map<ArguedCase, Long> reasonCounts =
                compared.stream()
                        .flatMap(title -> title.reasons().stream().flatMap(List::stream).distinct())
                        .collect(Collectors.groupingBy(it -> it, Collectors.counting()));
        System.out.printf(
                "Sentence case as pandoc's: %.2f %% of %d titles, %.2f %% of %d, %.2f %% with %s%n",
                100 * shareOfFew,
                FEW_TITLES,
                100 * shareOfMany,
                MANY_TITLES,
                100 * arguedShare,
                reasonCounts);
        String differences =
                compared.stream()
                        .filter(title -> !title.isSame())
                        .map(ComparedTitle::toString)
                        .collect(Collectors.joining("\n"));
        System.out.println(differences);
        assertTrue(shareOfFew >= SHARE_OF_FEW, differences);
        assertTrue(shareOfMany >= SHARE_OF_MANY, differences);
        assertTrue(arguedShare >= ARGUED_SHARE, differences);
    }

    private static double shareOf(List<ComparedTitle> titles, Predicate<ComparedTitle> isCounted) {
        return (double) titles.stream().filter(isCounted).count() / titles.size();
    }

    /// The first of those that both read as the same letters.
    private List<ComparedTitle> compareTitles(List<String> titles)
            throws IOException, InterruptedException {
        Path bib = folder.resolve("titles.bib");
        var text = new StringBuilder();
        for (int i = 0; i < titles.size(); i++) {
            text.append("@book{t%d, title = {%s}, year = 2000}%n".formatted(i, titles.get(i)));
        }
        Files.writeString(bib, text);
        var pandocsTitles = new TreeMap<String, String>();
        for (JsonNode item : JsonMapper.shared().readTree(runPandoc(bib))) {
            pandocsTitles.put(item.path("id").asString(), item.path("title").asString());
        }
        return Work.allOf(Library.of(BibParser.parse(text.toString())))
                .map(work -> compareTitle(work, pandocsTitles.getOrDefault(work.key(), "")))
                .filter(title -> lettersOf(title.ours).equalsIgnoreCase(lettersOf(title.pandocs)))
                .limit(MANY_TITLES)
                .toList();
    }

    private static ComparedTitle compareTitle(Work work, String pandocs) {
        ItemText title = WorkToCslItem.of(work).texts().get("title");
        return new ComparedTitle(
                work.rawValue("title").orElse(""), title == null ? "" : title.toHtml(), pandocs);
    }

    private record ComparedTitle(String latex, String ours, String pandocs) {
        boolean isSame() {
            return lettersOf(ours).equals(lettersOf(pandocs));
        }

        Optional<List<ArguedCase>> reasons() {
            return ArguedCase.reasonsFor(latex, ours, pandocs);
        }

        boolean isSameOrArgued() {
            return isSame() || reasons().isPresent();
        }

        @Override
        public String toString() {
            return "%s%n    %s%n    ours:   %s%n    pandoc: %s"
                    .formatted(latex, reasons().map(List::toString).orElse("?"), ours, pandocs);
        }
    }

    /// From a fixed seed, of works in English or whose language is not stated.
    private static List<String> drawTitles() throws IOException {
        var distinct = new TreeSet<String>();
        try (Stream<Path> files = Files.list(SharedData.path("octavo.corpus", "bib/corpus"))) {
            for (Path file : files.filter(it -> it.toString().endsWith(".bib")).toList()) {
                Work.allOf(Library.of(BibParser.parse(Files.readAllBytes(file))))
                        .filter(SentenceCaseConformanceTest::isMaybeEnglish)
                        .map(work -> work.rawValue("title").orElse(""))
                        .filter(SentenceCaseConformanceTest::isReadable)
                        .forEach(distinct::add);
            }
        }
        // By their own hash, so that another reading of one title leaves the others as they are.
        return distinct.stream()
                .sorted(Comparator.comparingInt(SentenceCaseConformanceTest::drawnPlace))
                .limit(MANY_TITLES + SPARE_TITLES)
                .toList();
    }

    private static int drawnPlace(String title) {
        CRC32 checksum = new CRC32(); // similar titles have different ones
        checksum.update((SEED + title).getBytes(StandardCharsets.UTF_8));
        return (int) checksum.getValue();
    }

    private static boolean isMaybeEnglish(Work work) {
        return Stream.of("langid", "language", "hyphenation")
                .map(work::plainText)
                .allMatch(it -> it.isEmpty() || it.matches("(?i)en.*|american|british"));
    }

    /// Whether pandoc, which stops at the first title that TeX would not read, goes on.
    private static boolean isReadable(String title) {
        return title.chars().anyMatch(Character::isLetter)
                && title.indexOf('�') < 0
                && title.chars().filter(it -> it == '$').count() % 2 == 0
                && isBalanced(title);
    }

    private static boolean isBalanced(String title) {
        int depth = 0;
        for (int i = 0; i < title.length(); i++) {
            char character = title.charAt(i);
            depth += character == '{' ? 1 : character == '}' ? -1 : 0;
            if (depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }

    private static String lettersOf(String title) {
        return NO_LETTER.matcher(MARKUP.matcher(title).replaceAll("")).replaceAll("");
    }

    private static String runPandoc(Path bib) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                PANDOC.toString(),
                                "-f",
                                "biblatex",
                                "-t",
                                "csljson",
                                bib.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String json = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return json;
    }
}
