package octavo.csl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Whether a layout contains a `disambiguate` condition.
final class DisambiguateUse {
    private DisambiguateUse() {}

    static boolean of(RenderEnvironment scope) {
        List<Element> open = new ArrayList<>(scope.area().layout());
        Set<String> seen = new HashSet<>();
        while (!open.isEmpty()) {
            switch (open.removeLast()) {
                case Element.Choose choose -> {
                    for (Element.Branch branch : choose.branches()) {
                        if (branch.conditions().stream()
                                .anyMatch(c -> c.test() == Element.Test.DISAMBIGUATE)) {
                            return true;
                        }
                        open.addAll(branch.children());
                    }
                }
                case Element.Call(String macro, Formatting _) -> {
                    if (seen.add(macro)) {
                        open.addAll(scope.macro(macro));
                    }
                }
                case Element.Group group -> open.addAll(group.children());
                case Element.Names names -> open.addAll(names.substitute());
                case Element.Variable _,
                        Element.TermText _,
                        Element.Value _,
                        Element.NumberText _,
                        Element.Label _,
                        Element.Date _ -> {}
            }
        }
        return false;
    }
}
