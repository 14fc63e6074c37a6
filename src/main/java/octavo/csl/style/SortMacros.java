package octavo.csl.style;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What macros have for sorting: beside a date in the same macro nothing else counts, nor in the
/// macros that it calls, so that what has no date comes last, as in the reference engine. Several
/// dates make one number.
public final class SortMacros {
    private final Style style;
    private final Map<String, List<Element>> datesByMacro = new HashMap<>();
    private final Map<String, Boolean> hasDateByMacro = new HashMap<>();

    public SortMacros(Style style) {
        this.style = style;
    }

    /// Whether a macro has a date itself.
    public boolean hasDate(String macroName) {
        return hasDateByMacro.computeIfAbsent(
                macroName, macroKey -> hasDate(macroElements(macroKey)));
    }

    /// The dates of a macro and its calls, in the choices that they are in.
    public List<Element> dateElements(String macroName) {
        return datesByMacro.computeIfAbsent(
                macroName, macroKey -> dateElements(macroElements(macroKey)));
    }

    private List<Element> macroElements(String macroName) {
        return style.macros().getOrDefault(macroName, List.of());
    }

    private static boolean hasDate(List<Element> elements) {
        return elements.stream()
                .anyMatch(element ->
                        switch (element) {
                            case Element.DateElement _ -> true;
                            case Element.GroupElement group -> hasDate(group.children());
                            case Element.ChooseElement choose ->
                                    choose.branches().stream()
                                            .anyMatch(chooseBranch ->
                                                    hasDate(chooseBranch.children()));
                            case Element.VariableText _,
                                    Element.MacroCall _,
                                    Element.TermText _,
                                    Element.ValueText _,
                                    Element.NumberText _,
                                    Element.LabelElement _,
                                    Element.NamesElement _ ->
                                    false;
                        });
    }

    private static List<Element> dateElements(List<Element> elements) {
        List<Element> dateElements = new ArrayList<>();
        for (Element element : elements) {
            switch (element) {
                case Element.DateElement date -> dateElements.add(withoutFormatting(date));
                case Element.MacroCall call ->
                        dateElements.add(new Element.MacroCall(call.macroName(), Formatting.NONE));
                case Element.GroupElement group ->
                        dateElements.addAll(dateElements(group.children()));
                case Element.ChooseElement choose -> dateElements.add(dateElements(choose));
                case Element.VariableText _,
                        Element.TermText _,
                        Element.ValueText _,
                        Element.NumberText _,
                        Element.LabelElement _,
                        Element.NamesElement _ -> {}
            }
        }
        return List.copyOf(dateElements);
    }

    private static Element withoutFormatting(Element.DateElement date) {
        return new Element.DateElement(
                date.variable(),
                date.localizedForm(),
                date.wantedParts(),
                date.dateParts(),
                date.delimiter(),
                Formatting.NONE);
    }

    private static Element dateElements(Element.ChooseElement choose) {
        return Element.ChooseElement.of(
                choose.branches().stream()
                        .map(chooseBranch ->
                                new Element.ChooseBranch(
                                        chooseBranch.branchMatch(),
                                        chooseBranch.conditions(),
                                        dateElements(chooseBranch.children())))
                        .toList());
    }
}
