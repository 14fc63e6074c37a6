package octavo.csl;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// One rendering of one item: what is rendered, and what has happened on the way.
final class ItemRendering {
    private final RenderEnvironment scope;
    private final CslItem item;
    private final Cite cite;
    private final CiteState facts;
    private final Shown shown;
    private final Map<String, String> sortNames;

    private final List<String> substituted = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();
    private final List<String> recorded = new ArrayList<>();
    private final List<ShownName> names = new ArrayList<>();
    private int recording;
    private int hiddenNames;
    private int namesRendered;
    private int conditions;
    private boolean namesTaken;
    private boolean yearDone;
    private boolean called;
    private boolean filled;
    private boolean anyFilled;

    ItemRendering(RenderEnvironment scope, CslItem item, Cite cite, CiteState facts, Shown shown) {
        this(scope, item, cite, facts, shown, Map.of());
    }

    private ItemRendering(
            RenderEnvironment scope,
            CslItem item,
            Cite cite,
            CiteState facts,
            Shown shown,
            Map<String, String> sortNames) {
        this.scope = scope;
        this.item = item;
        this.cite = cite;
        this.facts = facts;
        this.shown = shown;
        this.sortNames = sortNames;
    }

    static ItemRendering sorting(
            RenderEnvironment scope, CslItem item, CiteState facts, Map<String, String> sortNames) {
        return new ItemRendering(scope, item, Cite.of(item.id()), facts, Shown.SORT_KEY, sortNames);
    }

    RenderEnvironment scope() {
        return scope;
    }

    CslLocale locale() {
        return scope.locale();
    }

    CslItem item() {
        return item;
    }

    Cite cite() {
        return cite;
    }

    CiteState facts() {
        return facts;
    }

    Shown shown() {
        return shown;
    }

    boolean sorting() {
        return shown == Shown.SORT_KEY;
    }

    Map<String, String> sortNames() {
        return sortNames;
    }

    /// Notes that an element asked for a variable; whether the variable may still be rendered.
    boolean call(String variable) {
        called = true;
        return !isSubstituted(variable);
    }

    /// Notes that the style asked for a variable that the item does not have.
    void miss(String variable) {
        if (!missing.contains(variable)) {
            missing.add(variable);
        }
    }

    /// What the item does not have, by name.
    List<String> missing() {
        missing.sort(null);
        return List.copyOf(missing);
    }

    /// Notes that a variable was rendered.
    void fill(String variable) {
        filled = true;
        anyFilled = true;
        if (recording > 0) {
            recorded.add(variable);
        }
    }

    /// Whether any variable was rendered so far.
    boolean hasVariable() {
        return anyFilled;
    }

    boolean isSubstituted(String variable) {
        return substituted.contains(variable) || recording > 0 && recorded.contains(variable);
    }

    void startRecording() {
        recording++;
    }

    /// Ends recording; what was rendered meanwhile is not rendered again where `keep`.
    void endRecording(boolean keep) {
        recording--;
        if (keep) {
            substituted.addAll(recorded);
        }
        if (recording == 0) {
            recorded.clear();
        }
    }

    /// Starts to tally variables for a group; what was tallied so far.
    Tally enter() {
        Tally outer = Tally.of(called, filled);
        called = false;
        filled = false;
        return outer;
    }

    /// Ends a group; whether it may show. The tally goes on with the group as one variable.
    boolean leave(Tally outer, boolean empty) {
        boolean shows = !empty && (filled || !called);
        boolean counts = called || shows;
        called = outer.called() || counts;
        filled = outer.filled() || shows;
        return shows;
    }

    /// The place of the next name in the cite.
    int addName(CslName name, NameRenderer writer) {
        names.add(new ShownName(name, writer));
        return names.size() - 1;
    }

    List<ShownName> names() {
        return names;
    }

    void hide(int count) {
        hiddenNames = Math.max(hiddenNames, count);
    }

    int hiddenNames() {
        return hiddenNames;
    }

    /// How many `names` came before this one.
    int nextNames() {
        return namesRendered++;
    }

    /// Notes that the first names were left out on purpose: nothing may stand in for them.
    void takeNames() {
        namesTaken = true;
    }

    boolean namesTaken() {
        return namesTaken;
    }

    /// How many `disambiguate` conditions came before this one.
    int nextCondition() {
        return conditions++;
    }

    int conditions() {
        return conditions;
    }

    /// Whether this is the first year.
    boolean firstYear() {
        boolean first = !yearDone;
        yearDone = true;
        return first;
    }

    /// A name that is shown, and what writes it.
    record ShownName(CslName name, NameRenderer writer) {
        /// The name as far as it tells people apart: particles that may be dropped do not.
        String text(int level) {
            CslName bare =
                    name.isLiteral()
                            ? name
                            : new CslName(
                                    name.family(),
                                    name.given(),
                                    "",
                                    name.nonDroppingParticle(),
                                    "",
                                    false,
                                    name.isStatic(),
                                    "");
            return RenderedNode.plain(writer.write(bare, level, false));
        }
    }

    /// Whether variables were asked for so far, and whether one was rendered.
    enum Tally {
        NOTHING,
        CALLED,
        FILLED,
        BOTH;

        static Tally of(boolean called, boolean filled) {
            return called ? filled ? BOTH : CALLED : filled ? FILLED : NOTHING;
        }

        boolean called() {
            return this == CALLED || this == BOTH;
        }

        boolean filled() {
            return this == FILLED || this == BOTH;
        }
    }

    /// What of an item is rendered.
    enum Shown {
        ALL,
        SORT_KEY,
        /// What tells items apart: everything but when they were looked at.
        COMPARED,
        /// Everything but the first names.
        WITHOUT_NAMES,
        /// The first names only.
        ONLY_NAMES
    }
}
