package octavo.gui.entries;

import octavo.gui.controls.MessageTranslator;
import octavo.library.Library;
import octavo.search.Query;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.Parsed;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The rows to compute for the table, and the input for that. Consists of values, so that any
/// thread can answer it.
///
/// @param known the present arrangement
/// @param rearranged whether the requested order or search changed too
record TableRequest(RowArrangement known, Library library, WantedTable wanted, boolean rearranged) {

    /// Which rows are wanted, and in which order.
    ///
    /// @param answers resolve those terms of a query that entries do not answer
    /// @param context what rows show besides their entries
    record WantedTable(
            List<SortOrder> orders,
            String query,
            Map<String, UnaryOperator<Query>> answers,
            RowContext context,
            Optional<EntriesModel.Narrowing> narrowing) {
        WantedTable {
            answers = Map.copyOf(answers);
        }
    }

    /// @param shown the rows to show, and the search's problems; empty if unchanged
    /// @param changed the rows that may have changed
    record Answer(RowArrangement arrangement, Optional<Parsed<int[]>> shown, BitSet changed) {

        /// The definite problem of the search, or nothing. An open quotation or bracket is not
        /// reported to someone who is still typing.
        String problem() {
            return shown.stream()
                    .flatMap(found -> found.diagnostics().stream())
                    .filter(what -> what.code().severity() == DiagnosticSeverity.ERROR)
                    .map(what -> MessageTranslator.of(what.message()))
                    .findFirst()
                    .orElse("");
        }
    }

    Answer answer() {
        EntryRows.Followed followed = known.rows().changedTo(library, wanted.context());
        EntryRows rows = followed.rows();
        BitSet changed = followed.changed();
        if (!rearranged && rows.size() == known.rows().size()) {
            return new Answer(RowArrangement.of(rows), Optional.empty(), changed);
        }
        boolean sorted = rows == known.rows() && wanted.orders().equals(known.orders());
        RowArrangement nextArrangement = sorted ? known : RowArrangement.of(rows, wanted.orders());
        Parsed<int[]> found =
                narrowed(rows, nextArrangement.matching(wanted.query(), wanted.answers().values()));
        return new Answer(nextArrangement, Optional.of(found), changed);
    }

    private Parsed<int[]> narrowed(EntryRows rows, Parsed<int[]> found) {
        if (wanted.narrowing().isEmpty()) {
            return found;
        }
        BitSet slots = wanted.narrowing().get().slots();
        int[] left = Arrays.stream(found.value()).filter(i -> slots.get(rows.number(i))).toArray();
        return new Parsed<>(left, found.diagnostics());
    }
}
