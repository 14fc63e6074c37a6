package octavo.csl;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What macros have for sorting: beside a date in the same macro nothing else counts, nor in the
/// macros that it calls, so that what has no date comes last, as in the reference engine. Several
/// dates make one number.
final class SortMacros {
    private final Style style;
    private final Map<String, List<Element>> dates = new HashMap<>();
    private final Map<String, Boolean> dated = new HashMap<>();

    SortMacros(Style style) {
        this.style = style;
    }

    /// Whether a macro has a date itself.
    boolean hasDate(String macro) {
        return dated.computeIfAbsent(macro, name -> hasDate(all(name)));
    }

    /// The dates of a macro and its calls, in the choices that they are in.
    List<Element> dates(String macro) {
        return dates.computeIfAbsent(macro, name -> dates(all(name)));
    }

    private List<Element> all(String macro) {
        return style.macros().getOrDefault(macro, List.of());
    }

    private static boolean hasDate(List<Element> elements) {
        return elements.stream()
                .anyMatch(element ->
                        switch (element) {
                            case Element.Date _ -> true;
                            case Element.Group group -> hasDate(group.children());
                            case Element.Choose choose ->
                                    choose.branches().stream()
                                            .anyMatch(it -> hasDate(it.children()));
                            case Element.Variable _,
                                    Element.Call _,
                                    Element.TermText _,
                                    Element.Value _,
                                    Element.NumberText _,
                                    Element.Label _,
                                    Element.Names _ ->
                                    false;
                        });
    }

    private static List<Element> dates(List<Element> elements) {
        List<Element> found = new ArrayList<>();
        for (Element element : elements) {
            switch (element) {
                case Element.Date date -> found.add(bare(date));
                case Element.Call call ->
                        found.add(new Element.Call(call.macro(), Formatting.NONE));
                case Element.Group group -> found.addAll(dates(group.children()));
                case Element.Choose choose -> found.add(dates(choose));
                case Element.Variable _,
                        Element.TermText _,
                        Element.Value _,
                        Element.NumberText _,
                        Element.Label _,
                        Element.Names _ -> {}
            }
        }
        return List.copyOf(found);
    }

    private static Element bare(Element.Date date) {
        return new Element.Date(
                date.variable(),
                date.form(),
                date.parts(),
                date.dateParts(),
                date.delimiter(),
                Formatting.NONE);
    }

    private static Element dates(Element.Choose choose) {
        return Element.Choose.of(
                choose.branches().stream()
                        .map(it ->
                                new Element.Branch(
                                        it.match(), it.conditions(), dates(it.children())))
                        .toList());
    }
}
