package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.CslLocale.Term.TermForm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Renders `names`: the lists of one or several variables, or their substitute.
final class NamesRenderer {
    private final Element.Names element;
    private final ItemRendering scene;
    private final NameStyle style;

    private NamesRenderer(Element.Names element, ItemRendering scene) {
        this.element = element;
        this.scene = scene;
        NameStyle inherited = scene.scope().names(element.name());
        this.style = scene.sorting() ? sorting(inherited) : inherited;
    }

    static void names(Element.Names element, ItemRendering scene, List<RenderedNode> to) {
        to.addAll(new NamesRenderer(element, scene).render());
        scene.passNames(true);
    }

    private NameStyle sorting(NameStyle inherited) {
        Map<String, String> options = new HashMap<>(inherited.options());
        Map<String, String> key = scene.sortNames();
        // What a section says of "et al." counts for its keys before what the names say.
        Map<String, String> around = scene.scope().area().nameOptions();
        for (String option : List.of("et-al-min", "et-al-use-first", "et-al-use-last")) {
            if (around.containsKey(option)) {
                options.put(option, around.get(option));
            }
        }
        options.putAll(key);
        if (key.containsKey("et-al-min")) {
            options.put("et-al-subsequent-min", key.get("et-al-min"));
        }
        if (key.containsKey("et-al-use-first")) {
            options.put("et-al-subsequent-use-first", key.get("et-al-use-first"));
        }
        options.put("name-as-sort-order", "all");
        return new NameStyle(options, inherited.dress(), inherited.given(), inherited.family());
    }

    private List<RenderedNode> render() {
        List<Variable> variables = variables();
        for (Variable variable : variables) {
            scene.fill(variable.name());
        }
        if (variables.isEmpty()) {
            return element.substitute().isEmpty() ? List.of() : substitute();
        }
        boolean first = scene.nextNames() == 0;
        if (first && scene.shown() == ItemRendering.Shown.WITHOUT_NAMES) {
            scene.takeNames();
            variables.forEach(_ -> scene.list(0));
            return List.of();
        }
        if (style.option("form", "long").equals("count")) {
            int count = 0;
            for (Variable variable : variables) {
                count += new NameListRenderer(style, element, scene).shown(variable.names().size());
            }
            String figures = String.valueOf(count);
            RenderedNode text =
                    RenderedNode.text(scene.sorting() ? SortText.number(figures) : figures);
            return List.of(
                    TextRenderer.dressed(element.dress(), RenderedNode.Tag.NAMES, text, scene));
        }
        List<RenderedNode> lists = new ArrayList<>(variables.size());
        for (Variable variable : variables) {
            lists.add(labelled(variable));
        }
        if (RenderedNode.isEmpty(lists)) {
            return List.of();
        }
        String delimiter = element.delimiter().orElse(style.option("names-delimiter", ""));
        RenderedNode.Wrap wrap =
                RenderedNode.Wrap.of(element.dress(), delimiter, RenderedNode.Tag.NAMES);
        return List.of(new RenderedNode.Box(wrap, lists));
    }

    private List<Variable> variables() {
        List<Variable> found = new ArrayList<>(element.variables().size());
        for (String name : element.variables()) {
            List<CslName> names = scene.item().names().getOrDefault(name, List.of());
            if (scene.call(name) && !names.isEmpty()) {
                found.add(new Variable(name, name, names));
            }
        }
        return merged(found);
    }

    /// Merges identical editors and translators into one list, if there is a term for that.
    private List<Variable> merged(List<Variable> variables) {
        if (variables.size() < 2) {
            return variables;
        }
        Optional<Variable> editor = named("editor", variables);
        Optional<Variable> translator = named("translator", variables);
        boolean same =
                editor.isPresent()
                        && translator.isPresent()
                        && editor.get().names().equals(translator.get().names());
        TermForm form = element.label().map(Element.Label::form).orElse(TermForm.LONG);
        if (!same || term("editortranslator", form, false).isEmpty()) {
            return variables;
        }
        List<Variable> merged = new ArrayList<>(variables);
        merged.replaceAll(v ->
                v.name().equals("editor")
                        ? new Variable("editor", "editortranslator", v.names())
                        : v);
        merged.removeIf(v -> v.name().equals("translator"));
        return merged;
    }

    private static Optional<Variable> named(String name, List<Variable> variables) {
        return variables.stream().filter(v -> v.name().equals(name)).findFirst();
    }

    private String term(String role, TermForm form, boolean plural) {
        CslLocale locale = scene.locale();
        boolean hyphenated = role.equals("editortranslator") && locale.term(role, form).isEmpty();
        return locale.text(hyphenated ? "editor-translator" : role, form, plural);
    }

    private RenderedNode labelled(Variable variable) {
        RenderedNode list =
                new NameListRenderer(style, element, scene)
                        .write(variable.name(), variable.names());
        Optional<RenderedNode> label = scene.sorting() ? Optional.empty() : label(variable);
        if (label.isEmpty()) {
            return list;
        }
        return RenderedNode.box(
                RenderedNode.Wrap.NONE,
                element.labelFirst() ? List.of(label.get(), list) : List.of(list, label.get()));
    }

    private Optional<RenderedNode> label(Variable variable) {
        if (element.label().isEmpty()) {
            return Optional.empty();
        }
        Element.Label label = element.label().get();
        boolean plural =
                switch (label.plural()) {
                    case ALWAYS -> true;
                    case NEVER -> false;
                    case CONTEXTUAL -> variable.names().size() > 1;
                };
        String text = term(variable.role(), label.form(), plural);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                TextRenderer.word(
                        label.dress(), RenderedNode.Tag.NONE, RenderedNode.text(text), scene));
    }

    private List<RenderedNode> substitute() {
        for (Element other : element.substitute()) {
            int filled = scene.startRecording();
            boolean passed = scene.hasPassedNames();
            List<RenderedNode> parts = new ArrayList<>();
            other.render(scene, parts);
            scene.passNames(passed);
            boolean found = !RenderedNode.isEmpty(parts);
            boolean words = scene.recorded() == filled;
            scene.endRecording(found);
            if (!found && (scene.namesTaken() || isEmptyTerm(other))) {
                return List.of();
            }
            if (found) {
                return asNames(other, parts, words);
            }
        }
        return List.of();
    }

    /// An existing but empty term ends the search.
    private boolean isEmptyTerm(Element element) {
        return element
                        instanceof
                        Element.TermText(String term, TermForm form, boolean _, Formatting _)
                && scene.locale().term(term, form).isPresent();
    }

    private List<RenderedNode> asNames(Element other, List<RenderedNode> parts, boolean words) {
        boolean names = other instanceof Element.Names;
        boolean first = !names && scene.nextNames() == 0;
        if (first && words) {
            scene.putWordsForNames();
        }
        if (first && scene.shown() == ItemRendering.Shown.WITHOUT_NAMES) {
            scene.takeNames();
            return List.of();
        }
        return List.of(new RenderedNode.Box(RenderedNode.Wrap.tag(RenderedNode.Tag.NAMES), parts));
    }

    /// A list of names, and the role for its label.
    private record Variable(String name, String role, List<CslName> names) {}
}
