package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.Opened;
import octavo.gui.problems.ProblemList.Found;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.text.Diagnostic.DiagnosticSeverity;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class ProblemsModelTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {A}, journal = {J}, year = 2020, pages = {1-2}}
            @article{b, author = {Li, Guo}, title = {B}, journal = {J}, year = 2021, pages = {3-4}}
            @article{c, author = {Li, Guo}, title = {C}, journal = {J}, year = {n}}
            """;

    private final Opened opened = Opened.of(FILE);
    private final ProblemsModel model = new ProblemsModel(opened.forPage());

    private OfRule rule(String id) {
        return model.findingsProperty().get().rules().stream()
                .filter(each -> each.rule().problemCode().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private String pages(String key) {
        return opened.library()
                .get()
                .indexOfKey(key)
                .flatMap(opened.library().get()::workAt)
                .orElseThrow()
                .plainText("pages");
    }

    @Test
    void problemsAreGroupedByRuleTheWorstFirst() {
        assertEquals(2, rule("page-dash").count());
        List<DiagnosticSeverity> severities =
                model.findingsProperty().get().rules().stream()
                        .map(each -> each.rule().problemCode().severity())
                        .toList();
        assertEquals(severities.stream().sorted().toList(), severities);
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void aProblemLeadsToItsField() {
        Found found = rule("page-dash").first().getFirst();
        model.show(found);
        assertEquals(List.of(found.slot() + " pages"), opened.went());
        assertEquals("a", found.name());
    }

    @Test
    void aProblemShowsTheTextThatItIsAboutOrTheTitleOfItsEntry() {
        assertEquals(
                List.of("1-2", "3-4"),
                rule("page-dash").first().stream().map(Found::value).toList());
        Opened lacking =
                Opened.of("@article{a, title = {One\n  Title}, journal = {J}, year = 2020}");
        assertEquals(
                "One Title",
                new ProblemsModel(lacking.forPage())
                        .findingsProperty().get().rules().stream()
                                .filter(each ->
                                        each.rule().problemCode().id().equals("missing-field"))
                                .findFirst()
                                .orElseThrow()
                                .first()
                                .getFirst()
                                .value());
    }

    @Test
    void nothingIsChangedBeforeItWasSeen() {
        model.offer("page-dashes");
        ProblemFix offered = model.mendingProperty().get().orElseThrow();
        assertEquals(2, offered.entries());
        assertTrue(
                offered.diff().stream()
                        .anyMatch(line -> line.startsWith("+") && line.contains("1--2")));
        assertEquals(List.of(), opened.steps());
        model.decline();
        assertEquals(Optional.empty(), model.mendingProperty().get());
        model.accept();
        assertEquals(List.of(), opened.steps());
    }

    @Test
    void mendingAllIsOneStepAndLeavesNothingToMend() {
        model.offer("page-dashes");
        model.accept();
        assertEquals(1, opened.steps().size());
        assertEquals("1–2", pages("a"));
        assertEquals("3–4", pages("b"));
        assertTrue(
                model.findingsProperty().get().rules().stream()
                        .noneMatch(each -> each.rule().problemCode().id().equals("page-dash")));
    }

    @Test
    void mendingOneLeavesTheOthersAlone() {
        model.offer("page-dashes", rule("page-dash").first().getLast());
        model.accept();
        assertEquals("1-2", pages("a"));
        assertEquals("3–4", pages("b"));
        assertEquals(1, rule("page-dash").count());
    }

    @Test
    void anOfferEndsWhenTheLibraryChanges() {
        model.offer("page-dashes");
        opened.library()
                .set(opened.library().get().applyEdit(opened.library().get().removeSlot(0)));
        assertEquals(Optional.empty(), model.mendingProperty().get());
    }

    @Test
    void filesAreCheckedOnceSomebodyAsksAndAfterEachChangeFromThen(@TempDir Path folder)
            throws IOException {
        Files.writeString(folder.resolve("new.pdf"), "x");
        Opened own = Opened.in(folder, "@misc{a, file = {old/new.pdf}}\n");
        var files = new ProblemsModel(own.forPage());
        assertEquals(0, fileRules(files));
        files.checkFiles();
        assertEquals(1, fileRules(files));
        files.offer(FileProblems.MEND);
        files.accept();
        assertEquals("@misc{a, file = {new.pdf}}\n", own.library().get().file().text());
        assertEquals(0, fileRules(files));
        assertEquals(List.of(), own.failures());
    }

    private static long fileRules(ProblemsModel model) {
        return model.findingsProperty().get().rules().stream()
                .filter(each -> each.rule().problemCode().id().startsWith("file-"))
                .count();
    }
}
