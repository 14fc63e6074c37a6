package octavo.csl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Whether a style renders a variable as text in any used element.
final class VariableUse {
    private VariableUse() {}

    static boolean of(Style style, String variable) {
        List<Element> open = new ArrayList<>(style.citation().layout());
        style.bibliography().ifPresent(area -> open.addAll(area.layout()));
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            switch (open.removeLast()) {
                case Element.Variable(String name, boolean _, Formatting _) -> {
                    if (name.equals(variable)) {
                        return true;
                    }
                }
                case Element.Call(String macro, Formatting _) -> {
                    if (seen.add(macro)) {
                        open.addAll(style.macros().getOrDefault(macro, List.of()));
                    }
                }
                case Element.Group group -> open.addAll(group.children());
                case Element.Choose choose ->
                        choose.branches().forEach(branch -> open.addAll(branch.children()));
                case Element.Names names -> open.addAll(names.substitute());
                case Element.TermText _,
                        Element.Value _,
                        Element.NumberText _,
                        Element.Label _,
                        Element.Date _ -> {}
            }
        }
        return false;
    }
}
