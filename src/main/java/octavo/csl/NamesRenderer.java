package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.rendered.RenderedNode;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Element;
import octavo.csl.style.Formatting;
import octavo.csl.style.LocaleTerm.TermForm;
import octavo.csl.style.NameStyle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Renders `names`: the lists of one or several variables, or their substitute.
final class NamesRenderer {
    private final Element.NamesElement namesElement;
    private final ItemRendering rendering;
    private final NameStyle nameStyle;

    private NamesRenderer(Element.NamesElement namesElement, ItemRendering rendering) {
        this.namesElement = namesElement;
        this.rendering = rendering;
        NameStyle inheritedStyle = rendering.environment().inheritedStyle(namesElement.nameStyle());
        this.nameStyle = rendering.forSorting() ? sortingStyle(inheritedStyle) : inheritedStyle;
    }

    static void renderNames(
            Element.NamesElement namesElement, ItemRendering rendering, List<RenderedNode> output) {
        output.addAll(new NamesRenderer(namesElement, rendering).render());
        rendering.setPassedNames(true);
    }

    private NameStyle sortingStyle(NameStyle inheritedStyle) {
        Map<String, String> options = new HashMap<>(inheritedStyle.options());
        Map<String, String> keyOptions = rendering.sortNames();
        // What a section says of "et al." counts for its keys before what the names say.
        Map<String, String> sectionOptions = rendering.environment().section().nameOptions();
        for (String option : List.of("et-al-min", "et-al-use-first", "et-al-use-last")) {
            if (sectionOptions.containsKey(option)) {
                options.put(option, sectionOptions.get(option));
            }
        }
        options.putAll(keyOptions);
        if (keyOptions.containsKey("et-al-min")) {
            options.put("et-al-subsequent-min", keyOptions.get("et-al-min"));
        }
        if (keyOptions.containsKey("et-al-use-first")) {
            options.put("et-al-subsequent-use-first", keyOptions.get("et-al-use-first"));
        }
        options.put("name-as-sort-order", "all");
        return new NameStyle(
                options,
                inheritedStyle.formatting(),
                inheritedStyle.givenFormatting(),
                inheritedStyle.familyFormatting());
    }

    private List<RenderedNode> render() {
        List<NamesVariable> namesVariables = shownVariables();
        for (NamesVariable namesVariable : namesVariables) {
            rendering.recordRendered(namesVariable.name());
        }
        if (namesVariables.isEmpty()) {
            return namesElement.substitutes().isEmpty() ? List.of() : renderSubstitute();
        }
        boolean isFirstNames = rendering.countNamesElement() == 0;
        if (isFirstNames && rendering.shownPart() == ItemRendering.ShownPart.WITHOUT_NAMES) {
            rendering.suppressNames();
            namesVariables.forEach(_ -> rendering.recordListSize(0));
            return List.of();
        }
        if (nameStyle.option("form", "long").equals("count")) {
            int count = 0;
            for (NamesVariable namesVariable : namesVariables) {
                count +=
                        new NameListRenderer(nameStyle, namesElement, rendering)
                                .countShown(namesVariable.names().size());
            }
            String countText = String.valueOf(count);
            RenderedNode countNode =
                    RenderedNode.textNode(
                            rendering.forSorting() ? SortText.paddedNumber(countText) : countText);
            return List.of(
                    TextRenderer.formatNodes(
                            namesElement.formatting(),
                            RenderedNode.NodeTag.NAMES,
                            countNode,
                            rendering));
        }
        List<RenderedNode> lists = new ArrayList<>(namesVariables.size());
        for (NamesVariable namesVariable : namesVariables) {
            lists.add(withLabel(namesVariable));
        }
        if (RenderedNode.isEmpty(lists)) {
            return List.of();
        }
        String delimiter = namesElement.delimiter().orElse(nameStyle.option("names-delimiter", ""));
        RenderedNode.NodeWrap wrap =
                namesElement.formatting().wrap().joining(delimiter, RenderedNode.NodeTag.NAMES);
        return List.of(new RenderedNode.BoxNode(wrap, lists));
    }

    private List<NamesVariable> shownVariables() {
        List<NamesVariable> shownVariables = new ArrayList<>(namesElement.variables().size());
        for (String name : namesElement.variables()) {
            List<CslName> names = rendering.item().names().getOrDefault(name, List.of());
            if (rendering.useVariable(name) && !names.isEmpty()) {
                shownVariables.add(new NamesVariable(name, name, names));
            }
        }
        return mergeEditors(shownVariables);
    }

    /// Merges identical editors and translators into one list, if there is a term for that.
    private List<NamesVariable> mergeEditors(List<NamesVariable> namesVariables) {
        if (namesVariables.size() < 2) {
            return namesVariables;
        }
        Optional<NamesVariable> editor = findVariable("editor", namesVariables);
        Optional<NamesVariable> translator = findVariable("translator", namesVariables);
        boolean areSame =
                editor.isPresent()
                        && translator.isPresent()
                        && editor.get().names().equals(translator.get().names());
        TermForm termForm =
                namesElement.label().map(Element.LabelElement::termForm).orElse(TermForm.LONG);
        if (!areSame || roleTerm("editortranslator", termForm, false).isEmpty()) {
            return namesVariables;
        }
        List<NamesVariable> mergedVariables = new ArrayList<>(namesVariables);
        mergedVariables.replaceAll(namesVariable ->
                namesVariable.name().equals("editor")
                        ? new NamesVariable("editor", "editortranslator", namesVariable.names())
                        : namesVariable);
        mergedVariables.removeIf(namesVariable -> namesVariable.name().equals("translator"));
        return mergedVariables;
    }

    private static Optional<NamesVariable> findVariable(
            String name, List<NamesVariable> namesVariables) {
        return namesVariables.stream()
                .filter(namesVariable -> namesVariable.name().equals(name))
                .findFirst();
    }

    private String roleTerm(String role, TermForm termForm, boolean isPlural) {
        CslLocale locale = rendering.locale();
        boolean isHyphenated =
                role.equals("editortranslator") && locale.findTerm(role, termForm).isEmpty();
        return locale.termText(isHyphenated ? "editor-translator" : role, termForm, isPlural);
    }

    private RenderedNode withLabel(NamesVariable namesVariable) {
        RenderedNode listNode =
                new NameListRenderer(nameStyle, namesElement, rendering)
                        .writeNames(namesVariable.name(), namesVariable.names());
        Optional<RenderedNode> labelNode =
                rendering.forSorting() ? Optional.empty() : renderLabel(namesVariable);
        if (labelNode.isEmpty()) {
            return listNode;
        }
        return RenderedNode.wrapped(
                RenderedNode.NodeWrap.NONE,
                namesElement.isLabelFirst()
                        ? List.of(labelNode.get(), listNode)
                        : List.of(listNode, labelNode.get()));
    }

    private Optional<RenderedNode> renderLabel(NamesVariable namesVariable) {
        if (namesElement.label().isEmpty()) {
            return Optional.empty();
        }
        Element.LabelElement labelElement = namesElement.label().get();
        boolean isPlural =
                labelElement.pluralForm().isPlural(() -> namesVariable.names().size() > 1);
        String text = roleTerm(namesVariable.termName(), labelElement.termForm(), isPlural);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                TextRenderer.formatTerm(
                        labelElement.formatting(),
                        RenderedNode.NodeTag.NONE,
                        RenderedNode.textNode(text),
                        rendering));
    }

    private List<RenderedNode> renderSubstitute() {
        for (Element substituteElement : namesElement.substitutes()) {
            int recordedBefore = rendering.startRecording();
            boolean hadPassedNames = rendering.hasPassedNames();
            List<RenderedNode> nodes = new ArrayList<>();
            ElementRenderer.renderElement(substituteElement, rendering, nodes);
            rendering.setPassedNames(hadPassedNames);
            boolean isFound = !RenderedNode.isEmpty(nodes);
            boolean isWordsOnly = rendering.recordedCount() == recordedBefore;
            rendering.endRecording(isFound);
            if (!isFound && (rendering.areNamesSuppressed() || isEmptyTerm(substituteElement))) {
                return List.of();
            }
            if (isFound) {
                return asNames(substituteElement, nodes, isWordsOnly);
            }
        }
        return List.of();
    }

    /// An existing but empty term ends the search.
    private boolean isEmptyTerm(Element substituteElement) {
        return substituteElement
                        instanceof
                        Element.TermText(
                                String termName,
                                TermForm termForm,
                                boolean _,
                                Formatting _)
                && rendering.locale().findTerm(termName, termForm).isPresent();
    }

    private List<RenderedNode> asNames(
            Element substituteElement, List<RenderedNode> nodes, boolean isWordsOnly) {
        boolean isNamesElement = substituteElement instanceof Element.NamesElement;
        boolean isFirstNames = !isNamesElement && rendering.countNamesElement() == 0;
        if (isFirstNames && isWordsOnly) {
            rendering.putWordsForNames();
        }
        if (isFirstNames && rendering.shownPart() == ItemRendering.ShownPart.WITHOUT_NAMES) {
            rendering.suppressNames();
            return List.of();
        }
        return List.of(
                new RenderedNode.BoxNode(
                        RenderedNode.NodeWrap.tag(RenderedNode.NodeTag.NAMES), nodes));
    }

    /// A list of names, and the role for its label.
    private record NamesVariable(String name, String termName, List<CslName> names) {}
}
