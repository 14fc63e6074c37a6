package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.gui.Opened;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;
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
                .filter(each -> each.problemRule().problemCode().id().equals(id))
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
        assertEquals(2, rule("page-dash").problemCount());
        List<DiagnosticSeverity> severities =
                model.findingsProperty().get().rules().stream()
                        .map(each -> each.problemRule().problemCode().severity())
                        .toList();
        assertEquals(severities.stream().sorted().toList(), severities);
        assertEquals(List.of(), opened.failures());
    }

    @Test
    void anOctavoJsonBesideTheLibrarySaysWhatCounts(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("octavo.json"),
                """
                {"check": {"rules": {"page-dash": "off", "missing-field": "error"}}}
                """);
        Opened inProject =
                Opened.in(folder, "@article{a, title = {A}, journal = {J}, pages = {1-2}}");
        List<OfRule> rules =
                new ProblemsModel(inProject.forPage()).findingsProperty().get().rules();
        assertEquals(
                List.of("missing-field ERROR"),
                rules.stream()
                        .map(OfRule::problemRule)
                        .map(it -> it.problemCode().id() + ' ' + it.problemCode().severity())
                        .toList());
    }

    @Test
    void rulesThatCannotBeReadHideNoProblem(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("octavo.json"), "{\"check\": ");
        Opened inProject =
                Opened.in(folder, "@article{a, title = {A}, journal = {J}, pages = {1-2}}");
        assertEquals(
                2, new ProblemsModel(inProject.forPage()).findingsProperty().get().rules().size());
    }

    @Test
    void aProblemLeadsToItsField() {
        ProblemFinding found = rule("page-dash").firstFindings().getFirst();
        model.showFinding(found);
        assertEquals(List.of(found.slot() + " pages"), opened.went());
        assertEquals("a", found.entryKey());
    }

    @Test
    void aProblemShowsTheTextThatItIsAboutOrTheTitleOfItsEntry() {
        assertEquals(
                List.of("1-2", "3-4"),
                rule("page-dash").firstFindings().stream().map(ProblemFinding::value).toList());
        Opened lacking =
                Opened.of("@article{a, title = {One\n  Title}, journal = {J}, year = 2020}");
        assertEquals(
                "One Title",
                new ProblemsModel(lacking.forPage())
                        .findingsProperty().get().rules().stream()
                                .filter(each ->
                                        each.problemRule()
                                                .problemCode()
                                                .id()
                                                .equals("missing-field"))
                                .findFirst()
                                .orElseThrow()
                                .firstFindings()
                                .getFirst()
                                .value());
    }

    @Test
    void nothingIsChangedBeforeItWasSeen() {
        model.offerFix("page-dashes");
        ProblemFix offered = model.mendingProperty().get().orElseThrow();
        assertEquals(2, offered.entryCount());
        assertTrue(
                offered.diffLines().stream()
                        .anyMatch(line -> line.startsWith("+") && line.contains("1--2")));
        assertEquals(List.of(), opened.steps());
        model.declineFix();
        assertEquals(Optional.empty(), model.mendingProperty().get());
        model.acceptFix();
        assertEquals(List.of(), opened.steps());
    }

    @Test
    void mendingAllIsOneStepAndLeavesNothingToMend() {
        model.offerFix("page-dashes");
        model.acceptFix();
        assertEquals(1, opened.steps().size());
        assertEquals("1–2", pages("a"));
        assertEquals("3–4", pages("b"));
        assertTrue(
                model.findingsProperty().get().rules().stream()
                        .noneMatch(
                                each -> each.problemRule().problemCode().id().equals("page-dash")));
    }

    @Test
    void mendingOneLeavesTheOthersAlone() {
        model.offerFix("page-dashes", rule("page-dash").firstFindings().getLast());
        model.acceptFix();
        assertEquals("1-2", pages("a"));
        assertEquals("3–4", pages("b"));
        assertEquals(1, rule("page-dash").problemCount());
    }

    @Test
    void anOfferEndsWhenTheLibraryChanges() {
        model.offerFix("page-dashes");
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
        files.offerFix(FileProblems.REPAIR_ID);
        files.acceptFix();
        assertEquals("@misc{a, file = {new.pdf}}\n", own.library().get().file().text());
        assertEquals(0, fileRules(files));
        assertEquals(List.of(), own.failures());
    }

    private static long fileRules(ProblemsModel model) {
        return model.findingsProperty().get().rules().stream()
                .filter(each -> each.problemRule().problemCode().id().startsWith("file-"))
                .count();
    }
}
