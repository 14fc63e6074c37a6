package octavo.csl;

import octavo.csl.CiteState.CitePosition;
import octavo.csl.CslItem.CslName;
import octavo.csl.style.CslLocale;
import octavo.csl.style.NameStyle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// One rendering of one item, with its state.
final class ItemRendering {
    private final RenderEnvironment environment;
    private final CslItem item;
    private final Cite cite;
    private final CiteState state;
    private final ShownPart shownPart;
    private final Map<String, String> sortNames;

    private final List<String> substitutedVariables = new ArrayList<>();
    private final List<String> missingVariables = new ArrayList<>();
    private final List<String> recordedVariables = new ArrayList<>();
    private final List<ShownName> shownNames = new ArrayList<>();
    private final List<ShownName> omittedNames = new ArrayList<>();
    private final List<Integer> listSizes = new ArrayList<>();
    private Optional<List<Integer>> citedListSizes = Optional.empty();
    private int recordingDepth;
    private int hiddenNames;
    private int renderedNamesCount;
    private int conditionCount;
    private boolean areNamesSuppressed;
    private boolean hasWordsForNames;
    private boolean onlyDates;
    private boolean isYearRendered;
    private boolean isVariableUsed;
    private boolean isVariableRendered;
    private boolean mayHaveYearLetter;
    private boolean hasRenderedVariable;
    private boolean hasPassedNames;

    ItemRendering(
            RenderEnvironment environment,
            CslItem item,
            Cite cite,
            CiteState state,
            ShownPart shownPart) {
        this(environment, item, cite, state, shownPart, Map.of());
    }

    private ItemRendering(
            RenderEnvironment environment,
            CslItem item,
            Cite cite,
            CiteState state,
            ShownPart shownPart,
            Map<String, String> sortNames) {
        this.environment = environment;
        this.item = item;
        this.cite = cite;
        this.state = state;
        this.shownPart = shownPart;
        this.sortNames = sortNames;
    }

    static ItemRendering forSorting(
            RenderEnvironment environment,
            CslItem item,
            CiteState state,
            Map<String, String> sortNames) {
        return new ItemRendering(
                environment, item, Cite.of(item.id()), state, ShownPart.SORT_KEY, sortNames);
    }

    /// Of what distinguishes an item from others, where it has been cited before.
    static ItemRendering forComparing(
            RenderEnvironment environment, CslItem item, CiteState state) {
        return new ItemRendering(
                environment,
                item,
                Cite.of(item.id()),
                state.withPosition(CitePosition.SUBSEQUENT, false, 0),
                ShownPart.COMPARED);
    }

    RenderEnvironment environment() {
        return environment;
    }

    CslLocale locale() {
        return environment.locale();
    }

    CslItem item() {
        return item;
    }

    Cite cite() {
        return cite;
    }

    CiteState state() {
        return state;
    }

    ShownPart shownPart() {
        return shownPart;
    }

    boolean forSorting() {
        return shownPart == ShownPart.SORT_KEY;
    }

    Map<String, String> sortNames() {
        return sortNames;
    }

    /// Records the use of a variable; returns whether it may still be rendered.
    boolean useVariable(String variable) {
        isVariableUsed = true;
        return !isSubstituted(variable);
    }

    /// Records that the style used a variable the item lacks.
    void recordMissing(String variable) {
        if (!missingVariables.contains(variable)) {
            missingVariables.add(variable);
        }
    }

    /// The missing variables, by name.
    List<String> missingVariables() {
        missingVariables.sort(null);
        return List.copyOf(missingVariables);
    }

    /// Records that a variable was rendered.
    void recordRendered(String variable) {
        isVariableRendered = true;
        hasRenderedVariable = true;
        if (recordingDepth > 0) {
            recordedVariables.add(variable);
        }
    }

    /// Records that a year letter may be rendered here: with or without one, the groups show.
    void offerYearLetter() {
        mayHaveYearLetter = true;
    }

    /// Whether any variable has been rendered.
    boolean hasRenderedVariable() {
        return hasRenderedVariable;
    }

    boolean isSubstituted(String variable) {
        return substitutedVariables.contains(variable)
                || recordingDepth > 0 && recordedVariables.contains(variable);
    }

    /// Starts recording; returns how many variables are recorded so far.
    int startRecording() {
        recordingDepth++;
        return recordedVariables.size();
    }

    int recordedCount() {
        return recordedVariables.size();
    }

    /// Ends recording; with `keepsRecorded`, variables rendered meanwhile are not rendered again.
    void endRecording(boolean keepsRecorded) {
        recordingDepth--;
        if (keepsRecorded) {
            substitutedVariables.addAll(recordedVariables);
        }
        if (recordingDepth == 0) {
            recordedVariables.clear();
        }
    }

    /// Starts counting variables for a group; returns the outer count.
    GroupState enterGroup() {
        GroupState outerState =
                new GroupState(
                        isVariableUsed, isVariableRendered, mayHaveYearLetter, hasPassedNames);
        isVariableUsed = false;
        isVariableRendered = false;
        mayHaveYearLetter = false;
        return outerState;
    }

    /// Whether a variable was rendered since the last group started, or none was asked for.
    boolean isGroupShown() {
        return isVariableRendered || mayHaveYearLetter || !isVariableUsed;
    }

    /// Ends a group; returns whether it shows. The outer count includes it as one variable.
    boolean leaveGroup(GroupState outerState, boolean isEmpty) {
        boolean isShown = !isEmpty && isGroupShown();
        boolean countsAsVariable = isVariableUsed || isShown;
        isVariableUsed = outerState.isVariableUsed() || countsAsVariable;
        isVariableRendered = outerState.isVariableRendered() || isShown;
        mayHaveYearLetter |= outerState.mayHaveYearLetter();
        hasPassedNames = isShown ? hasPassedNames : outerState.hasPassedNames();
        return isShown;
    }

    /// The position of the next name in the cite.
    int addName(CslName name, NameStyle nameStyle) {
        shownNames.add(new ShownName(name, nameStyle));
        return shownNames.size() - 1;
    }

    List<ShownName> shownNames() {
        return shownNames;
    }

    /// Records names that "et al." stands for.
    void recordOmitted(List<CslName> leftOutNames, NameStyle nameStyle) {
        leftOutNames.forEach(name -> omittedNames.add(new ShownName(name, nameStyle)));
    }

    List<ShownName> omittedNames() {
        return omittedNames;
    }

    void recordHidden(int count) {
        hiddenNames = Math.max(hiddenNames, count);
    }

    int hiddenNames() {
        return hiddenNames;
    }

    /// The place of the next list of names.
    int nextListIndex() {
        return listSizes.size();
    }

    /// Records how many names of the next list are shown.
    void recordListSize(int nameCount) {
        listSizes.add(nameCount);
    }

    /// How many names each list shows where cites of the item are compared; rendered once.
    List<Integer> citedListSizes(Supplier<ItemRendering> renderCite) {
        if (citedListSizes.isEmpty()) {
            citedListSizes = Optional.of(renderCite.get().listSizes);
        }
        return citedListSizes.get();
    }

    /// The number of previous `names` elements.
    int countNamesElement() {
        return renderedNamesCount++;
    }

    /// Whether names were asked for before, in a group that shows: with or without any, a term
    /// behind them is not the first.
    boolean hasPassedNames() {
        return hasPassedNames;
    }

    void setPassedNames(boolean hasPassed) {
        hasPassedNames = hasPassed;
    }

    /// Records that the first names were omitted on purpose: they get no substitute.
    void suppressNames() {
        areNamesSuppressed = true;
    }

    /// Records that words of the style, and no variable, are in place of the first names.
    void putWordsForNames() {
        hasWordsForNames = true;
    }

    boolean hasWordsForNames() {
        return hasWordsForNames;
    }

    boolean areNamesSuppressed() {
        return areNamesSuppressed;
    }

    /// Whether nothing but dates counts in a sort key here.
    boolean onlyDates() {
        return onlyDates;
    }

    void onlyDates(boolean isOnlyDates) {
        onlyDates = isOnlyDates;
    }

    /// The number of previous `disambiguate` conditions.
    int nextCondition() {
        return conditionCount++;
    }

    int conditionCount() {
        return conditionCount;
    }

    /// Whether this is the first year.
    boolean takeFirstYear() {
        boolean isFirstYear = !isYearRendered;
        isYearRendered = true;
        return isFirstYear;
    }

    /// A displayed name, with the style that it has here.
    record ShownName(CslName name, NameStyle nameStyle) {}

    /// Whether variables were used so far, whether one was rendered, whether a year letter may be,
    /// and whether names were asked for.
    record GroupState(
            boolean isVariableUsed,
            boolean isVariableRendered,
            boolean mayHaveYearLetter,
            boolean hasPassedNames) {}

    /// Which part of an item is rendered.
    enum ShownPart {
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
