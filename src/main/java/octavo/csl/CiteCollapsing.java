package octavo.csl;

import octavo.csl.CiteCluster.Rendered;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Joins cites, omitting what they repeat.
final class CiteCollapsing {
    /// Where cites collapse so, or not at all, the delimiter behind a collapsed group is behind
    /// any.
    private static final Set<String> YEARS = Set.of("year", "year-suffix-ranged");

    private final RenderEnvironment scope;
    private final List<Rendered> cites;
    private final String mode;
    private final List<RenderedNode> joined = new ArrayList<>();

    CiteCollapsing(RenderEnvironment scope, List<Rendered> cites, String mode) {
        this.scope = scope;
        this.cites = cites;
        this.mode = mode;
    }

    List<RenderedNode> joined() {
        boolean collapsed = false;
        for (int i = 0; i < cites.size(); i++) {
            int end = mode.equals("citation-number") ? numbersUntil(i) : i;
            if (end > i + 1) {
                put(i, cites.get(i).parts(), delimiter(i, collapsed));
                joined.add(RenderedNode.text("–"));
                joined.add(RenderedNode.box(RenderedNode.Wrap.NONE, cites.get(end).parts()));
                i = end;
                collapsed = true;
                continue;
            }
            int letters = i > 0 && mode.startsWith("year-suffix") ? lettersUntil(i) : -1;
            if (letters >= 0) {
                letters(i, letters);
                i = letters;
                collapsed = true;
            } else if (i > 0 && sameNames(i) && mode.startsWith("year")) {
                List<RenderedNode> rest =
                        Rendered.of(cites.get(i).placed(), scope, ItemRendering.Shown.WITHOUT_NAMES)
                                .parts();
                if (!RenderedNode.isEmpty(rest)) {
                    put(i, rest, withinGroup(i));
                }
                collapsed = true;
            } else {
                boolean grouped =
                        i > 0
                                && sameNames(i)
                                && scope.area().options().containsKey("cite-group-delimiter")
                                && !scope.area().options().containsKey("after-collapse-delimiter");
                boolean after = collapsed || mode.isEmpty() || YEARS.contains(mode);
                put(i, cites.get(i).parts(), grouped ? groupDelimiter() : delimiter(i, after));
                collapsed = false;
            }
        }
        return joined;
    }

    private String delimiter(int index, boolean afterCollapse) {
        String plain = scope.area().delimiter();
        return index == 0
                ? ""
                : afterCollapse ? scope.area().option("after-collapse-delimiter", plain) : plain;
    }

    /// Where the style says what is behind a group, what is within it is what is between any two
    /// cites, as in the reference engine; but after a locator, only the former shows that a year
    /// follows rather than another page.
    private String withinGroup(int index) {
        boolean located = !cites.get(index - 1).placed().cite().locator().isEmpty();
        boolean ends = scope.area().options().containsKey("after-collapse-delimiter");
        return ends ? delimiter(index, located) : groupDelimiter();
    }

    private String groupDelimiter() {
        String otherwise = scope.style().isNote() ? scope.area().delimiter() : ", ";
        return scope.area().option("cite-group-delimiter", otherwise);
    }

    private boolean sameNames(int index) {
        String names = cites.get(index).names();
        boolean prefix = !cites.get(index).placed().cite().prefix().isEmpty();
        return !names.isEmpty() && !prefix && names.equals(cites.get(index - 1).names());
    }

    /// The last of the following cites with consecutive numbers.
    private int numbersUntil(int from) {
        int end = from;
        while (end + 1 < cites.size()
                && isNumber(end)
                && isNumber(end + 1)
                && number(end + 1) == number(end) + 1) {
            end++;
        }
        return end;
    }

    private boolean isNumber(int index) {
        Rendered cite = cites.get(index);
        return cite.isBare()
                && NodeTrees.first(RenderedNode.Tag.CITATION_NUMBER, cite.parts()).isPresent();
    }

    private int number(int index) {
        return cites.get(index).placed().facts().number();
    }

    /// The last of the following cites that differ only in their year suffix.
    private int lettersUntil(int from) {
        int end = from - 1;
        while (end + 1 < cites.size() && isLetter(end + 1)) {
            end++;
        }
        return end >= from ? end : -1;
    }

    private boolean isLetter(int index) {
        Rendered cite = cites.get(index);
        Rendered before = cites.get(index - 1);
        return (sameNames(index) || sameButForLetter(index))
                && cite.isBare()
                && before.placed().cite().locator().isEmpty()
                && before.placed().cite().suffix().isEmpty()
                && !cite.year().isEmpty()
                && cite.year().equals(before.year())
                && suffix(index).isPresent()
                && suffix(index - 1).isPresent();
    }

    /// Whether two cites without names differ only in their year suffix.
    private boolean sameButForLetter(int index) {
        Rendered cite = cites.get(index);
        Rendered before = cites.get(index - 1);
        return cite.names().isEmpty()
                && before.names().isEmpty()
                && cite.placed().cite().prefix().isEmpty()
                && withoutLetter(index).equals(withoutLetter(index - 1));
    }

    private String withoutLetter(int index) {
        List<RenderedNode> parts = cites.get(index).parts();
        return suffix(index)
                .map(letter -> NodeTrees.with(parts, letter, _ -> RenderedNode.text("")))
                .map(RenderedNode::plain)
                .orElse("");
    }

    private Optional<RenderedNode.Box> suffix(int index) {
        return NodeTrees.first(RenderedNode.Tag.YEAR_SUFFIX, cites.get(index).parts());
    }

    private void letters(int from, int to) {
        String delimiter =
                scope.area()
                        .option(
                                "year-suffix-delimiter",
                                scope.area()
                                        .option("cite-group-delimiter", scope.area().delimiter()));
        int i = from;
        while (i <= to) {
            int end = i - 1;
            while (end + 1 <= to && follows(end + 1)) {
                end++;
            }
            if (mode.equals("year-suffix-ranged") && end > i) {
                joined.add(RenderedNode.text("–"));
                suffix(end).ifPresent(joined::add);
                i = end + 1;
            } else {
                joined.add(RenderedNode.joint(delimiter));
                suffix(i).ifPresent(joined::add);
                i++;
            }
        }
    }

    private boolean follows(int index) {
        String one = cites.get(index - 1).placed().facts().yearSuffix();
        String next = cites.get(index).placed().facts().yearSuffix();
        return one.length() == 1 && next.length() == 1 && next.charAt(0) == one.charAt(0) + 1;
    }

    private void put(int index, List<RenderedNode> parts, String delimiter) {
        CiteCluster.Placed placed = cites.get(index).placed();
        Cite cite = placed.cite();
        String before = joined.isEmpty() ? "" : cites.get(index - 1).placed().cite().suffix();
        boolean closed =
                !before.isEmpty() && ",.;:".indexOf(before.charAt(before.length() - 1)) >= 0;
        boolean opens = !cite.prefix().isEmpty() && ",.;:".indexOf(cite.prefix().charAt(0)) >= 0;
        if (!joined.isEmpty() && !opens) {
            joined.add(RenderedNode.joint(closed && delimiter.endsWith(" ") ? " " : delimiter));
        }
        List<RenderedNode> inner = new ArrayList<>();
        inner.add(FieldMarkup.parse(cite.prefix(), scope.locale()));
        inner.addAll(isSentence(cite, index) ? capitalized(parts, placed) : parts);
        int marks = marks(cite.suffix());
        inner.add(RenderedNode.joint(cite.suffix().substring(0, marks)));
        inner.add(FieldMarkup.parse(cite.suffix().substring(marks), scope.locale()));
        joined.add(new RenderedNode.Box(RenderedNode.Wrap.tag(RenderedNode.Tag.CITE), inner));
    }

    /// How many marks a suffix starts with, which join what is before it.
    private static int marks(String suffix) {
        int count = 0;
        while (count < suffix.length() && ".,:;!?".indexOf(suffix.charAt(count)) >= 0) {
            count++;
        }
        return count;
    }

    /// Whether a cite in a note starts a sentence.
    private boolean isSentence(Cite cite, int index) {
        if (!scope.style().isNote()) {
            return false;
        }
        String prefix = cite.prefix().strip();
        return prefix.isEmpty()
                ? index == 0
                : prefix.contains(" ") && prefix.matches("(?s).*[.?!][\"'”’]?");
    }

    private List<RenderedNode> capitalized(List<RenderedNode> parts, CiteCluster.Placed placed) {
        ItemRendering scene =
                new ItemRendering(
                        scope,
                        placed.item(),
                        placed.cite(),
                        placed.facts(),
                        ItemRendering.Shown.ALL);
        return NodeTrees.withFirstTermCapitalized(parts, scene);
    }
}
