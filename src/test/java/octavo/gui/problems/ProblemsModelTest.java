package octavo.gui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.SimpleObjectProperty;

import octavo.bib.BibParser;
import octavo.gui.Background;
import octavo.gui.OpenLibrary;
import octavo.gui.problems.Findings.Found;
import octavo.gui.problems.Findings.OfRule;
import octavo.library.Library;
import octavo.text.Diagnostic.Severity;

import org.junit.jupiter.api.Test;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

class ProblemsModelTest {
    private static final String FILE =
            """
            @article{a, author = {Mai, Luo}, title = {A}, journal = {J}, year = 2020, pages = {1-2}}
            @article{b, author = {Li, Guo}, title = {B}, journal = {J}, year = 2021, pages = {3-4}}
            @article{c, author = {Li, Guo}, title = {C}, journal = {J}, year = {n}}
            """;

    private final SimpleObjectProperty<Library> library =
            new SimpleObjectProperty<>(
                    Library.of(BibParser.parse(FILE.getBytes(StandardCharsets.UTF_8))));
    private final List<String> steps = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private final List<Exception> failures = new ArrayList<>();
    private final ProblemsModel model =
            new ProblemsModel(
                    new OpenLibrary(
                            new Background(Runnable::run, Runnable::run),
                            library,
                            Optional::empty,
                            Optional::empty,
                            (label, edit) -> {
                                steps.add(label);
                                library.set(library.get().apply(edit));
                            },
                            new OpenLibrary.Ways(
                                    (slot, field) -> shown.add(slot + " " + field), _ -> {}),
                            failures::add));

    private OfRule rule(String id) {
        return model.findingsProperty().get().rules().stream()
                .filter(each -> each.rule().code().id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private String pages(String key) {
        return library.get()
                .indexOfKey(key)
                .flatMap(library.get()::work)
                .orElseThrow()
                .text("pages");
    }

    @Test
    void problemsAreGroupedByRuleTheWorstFirst() {
        assertEquals(2, rule("page-dash").count());
        List<Severity> severities =
                model.findingsProperty().get().rules().stream()
                        .map(each -> each.rule().code().severity())
                        .toList();
        assertEquals(severities.stream().sorted().toList(), severities);
        assertEquals(List.of(), failures);
    }

    @Test
    void aProblemLeadsToItsField() {
        Found found = rule("page-dash").first().getFirst();
        model.show(found);
        assertEquals(List.of(found.slot() + " pages"), shown);
        assertEquals("a", found.name());
    }

    @Test
    void nothingIsChangedBeforeItWasSeen() {
        model.offer("page-dashes");
        Mending offered = model.mendingProperty().get().orElseThrow();
        assertEquals(2, offered.entries());
        assertTrue(
                offered.diff().stream()
                        .anyMatch(line -> line.startsWith("+") && line.contains("1--2")));
        assertEquals(List.of(), steps);
        model.decline();
        assertEquals(Optional.empty(), model.mendingProperty().get());
        model.accept();
        assertEquals(List.of(), steps);
    }

    @Test
    void mendingAllIsOneStepAndLeavesNothingToMend() {
        model.offer("page-dashes");
        model.accept();
        assertEquals(1, steps.size());
        assertEquals("1–2", pages("a"));
        assertEquals("3–4", pages("b"));
        assertTrue(
                model.findingsProperty().get().rules().stream()
                        .noneMatch(each -> each.rule().code().id().equals("page-dash")));
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
        library.set(library.get().apply(library.get().removeAt(0)));
        assertEquals(Optional.empty(), model.mendingProperty().get());
    }
}
