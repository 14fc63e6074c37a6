package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Finds and changes boxes in trees of output.
final class Trees {
    private Trees() {}

    static Optional<Out.Box> first(Out.Tag tag, List<Out> parts) {
        for (Out part : parts) {
            if (part instanceof Out.Box box) {
                Optional<Out.Box> found =
                        box.wrap().tag() == tag ? Optional.of(box) : first(tag, box.parts());
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    static List<Out.Box> all(Out.Tag tag, List<Out> parts) {
        List<Out.Box> found = new ArrayList<>();
        for (Out part : parts) {
            if (part instanceof Out.Box box) {
                if (box.wrap().tag() == tag) {
                    found.add(box);
                } else {
                    found.addAll(all(tag, box.parts()));
                }
            }
        }
        return found;
    }

    /// The tree with one box, this very one, changed.
    @SuppressWarnings("ReferenceEquality")
    static List<Out> with(List<Out> parts, Out.Box target, UnaryOperator<Out> change) {
        List<Out> changed = new ArrayList<>();
        for (Out part : parts) {
            if (part == target) {
                changed.add(change.apply(part));
            } else if (part instanceof Out.Box box) {
                changed.add(box.with(with(box.parts(), target, change)));
            } else {
                changed.add(part);
            }
        }
        return changed;
    }

    /// The tree, its first characters changed if they come from a term.
    static List<Out> withFirstTermCapitalized(List<Out> parts, Scene scene) {
        List<Out> changed = new ArrayList<>(parts);
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Out.Box box && !Out.isEmpty(List.of(box))) {
                if (!box.wrap().prefix().isEmpty()) {
                    return parts;
                }
                List<Out> inner =
                        box.wrap().tag() == Out.Tag.TERM
                                ? Cases.apply(TextCase.CAPITALIZE_FIRST, box.parts(), scene)
                                : withFirstTermCapitalized(box.parts(), scene);
                changed.set(i, box.with(inner));
                return changed;
            }
            if (parts.get(i) instanceof Out.Text(String text, boolean _) && !text.isEmpty()) {
                return parts;
            }
        }
        return changed;
    }
}
