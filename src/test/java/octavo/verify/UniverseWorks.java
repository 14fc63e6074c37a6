package octavo.verify;

import octavo.bib.BibParser;
import octavo.library.Library;
import octavo.library.Work;
import octavo.text.LetterFolding;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The works of a `LoopbackUniverse`: true ones, works of other libraries, and near twins.
record UniverseWorks(Path universeFile, Path corpus) {
    private static final int MOST_DISTRACTORS = 8000;

    /// All works; true ones of the questions are among them.
    List<UniverseRecord> collectWorks(List<LabelledReference> questions) throws IOException {
        List<UniverseRecord> works = new ArrayList<>();
        Set<String> titles = new HashSet<>();
        List<LabelledReference> existing = new ArrayList<>(LabelledReference.readAll(universeFile));
        questions.stream().filter(LabelledReference::isTrue).forEach(existing::add);
        for (LabelledReference reference : existing) {
            UniverseRecord work = UniverseRecord.of(reference);
            String title = LetterFolding.of(work.title()).unaccented() + work.venue() + work.doi();
            boolean isCut = reference.text("author").endsWith(" and others");
            if (!isCut && titles.add(title) || isCut && !titles.contains(title)) {
                works.add(work);
            }
        }
        int trueCount = works.size();
        works.addAll(distractors());
        works.addAll(nearTwins(works.subList(0, trueCount)));
        return works;
    }

    private List<UniverseRecord> distractors() throws IOException {
        List<UniverseRecord> distractors = new ArrayList<>();
        try (Stream<Path> files = Files.list(corpus)) {
            for (Path file : files.sorted().toList()) {
                if (distractors.size() < MOST_DISTRACTORS && Files.size(file) < 200_000) {
                    Work.allOf(Library.of(BibParser.parse(Files.readAllBytes(file))))
                            .filter(it -> it.title().length() > 10)
                            .map(UniverseRecord::ofDistractor)
                            .filter(it -> !it.people().isEmpty())
                            .limit(60)
                            .forEach(distractors::add);
                }
            }
        }
        return distractors;
    }

    /// Part II, an erratum, and a work of the same title by others, long before.
    private static List<UniverseRecord> nearTwins(List<UniverseRecord> works) {
        List<UniverseRecord> twins = new ArrayList<>();
        for (int i = 1; i < works.size(); i++) {
            UniverseRecord work = works.get(i);
            List<String> others = works.get(i - 1).people();
            switch (work.lot("twin") % 10) {
                case 0 ->
                        twins.add(
                                twin(
                                        work.title() + ", Part II",
                                        work.people(),
                                        work.year() + 1,
                                        work));
                case 1 ->
                        twins.add(
                                twin(
                                        "Erratum to: " + work.title(),
                                        work.people(),
                                        work.year(),
                                        work));
                case 2 -> twins.add(twin(work.title(), others, work.year() - 12, work));
                default -> {}
            }
        }
        return twins;
    }

    private static UniverseRecord twin(
            String title, List<String> people, int year, UniverseRecord work) {
        return new UniverseRecord(title, people, year, work.venue(), "", true);
    }
}
