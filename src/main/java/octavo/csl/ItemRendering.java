package octavo.csl;

import octavo.csl.CslItem.CslName;
import octavo.csl.Style.LayoutSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One rendering of one item, with its state.
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
    private final List<ShownName> omitted = new ArrayList<>();
    private final List<Integer> lists = new ArrayList<>();
    private Optional<List<Integer>> citedLists = Optional.empty();
    private int recording;
    private int hiddenNames;
    private int namesRendered;
    private int conditions;
    private boolean namesTaken;
    private boolean wordsForNames;
    private boolean onlyDates;
    private boolean yearDone;
    private boolean called;
    private boolean filled;
    private boolean lettered;
    private boolean anyFilled;
    private boolean passedNames;

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

    /// Records the use of a variable; returns whether it may still be rendered.
    boolean call(String variable) {
        called = true;
        return !isSubstituted(variable);
    }

    /// Records that the style used a variable the item lacks.
    void miss(String variable) {
        if (!missing.contains(variable)) {
            missing.add(variable);
        }
    }

    /// The missing variables, by name.
    List<String> missing() {
        missing.sort(null);
        return List.copyOf(missing);
    }

    /// Records that a variable was rendered.
    void fill(String variable) {
        filled = true;
        anyFilled = true;
        if (recording > 0) {
            recorded.add(variable);
        }
    }

    /// Records that a year letter may be rendered here: with or without one, the groups show.
    void offerYearLetter() {
        lettered = true;
    }

    /// Whether any variable has been rendered.
    boolean hasVariable() {
        return anyFilled;
    }

    boolean isSubstituted(String variable) {
        return substituted.contains(variable) || recording > 0 && recorded.contains(variable);
    }

    /// Starts recording; returns how many variables are recorded so far.
    int startRecording() {
        recording++;
        return recorded.size();
    }

    int recorded() {
        return recorded.size();
    }

    /// Ends recording; with `keep`, variables rendered meanwhile are not rendered again.
    void endRecording(boolean keep) {
        recording--;
        if (keep) {
            substituted.addAll(recorded);
        }
        if (recording == 0) {
            recorded.clear();
        }
    }

    /// Starts counting variables for a group; returns the outer count.
    Tally enter() {
        Tally outer = new Tally(called, filled, lettered, passedNames);
        called = false;
        filled = false;
        lettered = false;
        return outer;
    }

    /// Whether a variable was rendered since the last group started, or none was asked for.
    boolean shows() {
        return filled || lettered || !called;
    }

    /// Ends a group; returns whether it shows. The outer count includes it as one variable.
    boolean leave(Tally outer, boolean empty) {
        boolean shows = !empty && shows();
        boolean counts = called || shows;
        called = outer.called() || counts;
        filled = outer.filled() || shows;
        lettered |= outer.lettered();
        passedNames = shows ? passedNames : outer.passedNames();
        return shows;
    }

    /// The position of the next name in the cite.
    int addName(CslName name, NameRenderer writer) {
        names.add(new ShownName(name, writer));
        return names.size() - 1;
    }

    List<ShownName> names() {
        return names;
    }

    /// Records names that "et al." stands for.
    void omit(List<CslName> left, NameRenderer writer) {
        left.forEach(name -> omitted.add(new ShownName(name, writer)));
    }

    List<ShownName> omitted() {
        return omitted;
    }

    void hide(int count) {
        hiddenNames = Math.max(hiddenNames, count);
    }

    int hiddenNames() {
        return hiddenNames;
    }

    /// The place of the next list of names.
    int nextList() {
        return lists.size();
    }

    /// Records how many names of the next list are shown.
    void list(int names) {
        lists.add(names);
    }

    /// How many names the list in a place has where cites of the item are compared, if that may be
    /// more than some of a number of names. References follow where citations are told apart by
    /// names and given names both, as in the reference engine.
    int cited(int place, int count, int shown) {
        LayoutSection area = scope.citation().area();
        boolean follows =
                !scope.bibliography()
                        || area.is("disambiguate-add-names")
                                && area.is("disambiguate-add-givenname");
        if (!follows) {
            return 0;
        }
        if (facts.names().added() == 0 && scope.citation().mostNames(count) <= shown) {
            return 0;
        }
        if (citedLists.isEmpty()) {
            citedLists = Optional.of(new CiteTexts(scope.citation()).rendered(item, facts).lists);
        }
        return place < citedLists.get().size() ? citedLists.get().get(place) : 0;
    }

    /// The number of previous `names` elements.
    int nextNames() {
        return namesRendered++;
    }

    /// Whether names were asked for before, in a group that shows: with or without any, a term
    /// behind them is not the first.
    boolean hasPassedNames() {
        return passedNames;
    }

    void passNames(boolean passed) {
        passedNames = passed;
    }

    /// Records that the first names were omitted on purpose: they get no substitute.
    void takeNames() {
        namesTaken = true;
    }

    /// Records that words of the style, and no variable, are in place of the first names.
    void putWordsForNames() {
        wordsForNames = true;
    }

    boolean hasWordsForNames() {
        return wordsForNames;
    }

    boolean namesTaken() {
        return namesTaken;
    }

    /// Whether nothing but dates counts in a sort key here.
    boolean onlyDates() {
        return onlyDates;
    }

    void onlyDates(boolean only) {
        onlyDates = only;
    }

    /// The number of previous `disambiguate` conditions.
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

    /// A displayed name, with its renderer.
    record ShownName(CslName name, NameRenderer writer) {
        /// The name as far as it distinguishes people: without dropping particles.
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

    /// Whether variables were used so far, whether one was rendered, whether a year letter may be,
    /// and whether names were asked for.
    record Tally(boolean called, boolean filled, boolean lettered, boolean passedNames) {}

    /// Which part of an item is rendered.
    enum Shown {
        ALL,
        SORT_KEY,
        /// What distinguishes items: everything but access dates.
        COMPARED,
        /// Everything but the first names.
        WITHOUT_NAMES,
        /// The first names only.
        ONLY_NAMES
    }
}
