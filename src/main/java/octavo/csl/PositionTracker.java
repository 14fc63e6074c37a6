package octavo.csl;

import octavo.csl.CiteState.CitePosition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tracks a document's citations and determines each cite's position.
final class PositionTracker {
    private final int nearNoteDistance;
    private final Map<String, Integer> firstNotes = new HashMap<>();
    private final Map<String, Integer> lastNotes = new HashMap<>();
    private List<CiteCluster.Placed> previousInText = List.of();
    private List<CiteCluster.Placed> previous = List.of();
    private int previousNote;
    private boolean crowded;

    PositionTracker(int nearNoteDistance) {
        this.nearNoteDistance = nearNoteDistance;
    }

    /// The cites of the next citation, with their positions.
    List<CiteCluster.Placed> next(List<CiteCluster.Placed> cites, int note) {
        List<CiteCluster.Placed> placed = new ArrayList<>();
        for (int i = 0; i < cites.size(); i++) {
            CiteCluster.Placed cite = cites.get(i);
            String id = cite.item().id();
            Optional<CiteCluster.Placed> before =
                    i > 0 ? Optional.of(cites.get(i - 1)) : solo(note);
            int last = lastNotes.getOrDefault(id, -1);
            boolean seen = last >= 0;
            CitePosition position = seen ? later(cite, before) : CitePosition.FIRST;
            boolean near = seen && note - last <= nearNoteDistance;
            int first = seen ? firstNotes.getOrDefault(id, 0) : 0;
            placed.add(
                    new CiteCluster.Placed(
                            cite.cite(), cite.item(), cite.facts().at(position, near, first)));
            firstNotes.putIfAbsent(id, note);
            lastNotes.put(id, note);
        }
        if (note == 0) {
            previousInText = cites;
        } else {
            crowded = note == previousNote;
            previous = cites;
            previousNote = note;
        }
        return placed;
    }

    /// The only cite of the previous citation, if it has just one, and is alone in the previous
    /// note. Notes and text are tracked separately.
    private Optional<CiteCluster.Placed> solo(int note) {
        List<CiteCluster.Placed> before = note == 0 ? previousInText : previous;
        boolean near = note == 0 || note == previousNote || !crowded && note - previousNote <= 1;
        return near && before.size() == 1 ? Optional.of(before.getFirst()) : Optional.empty();
    }

    private static CitePosition later(
            CiteCluster.Placed cite, Optional<CiteCluster.Placed> before) {
        boolean same = before.isPresent() && before.get().item().id().equals(cite.item().id());
        if (!same) {
            return CitePosition.SUBSEQUENT;
        }
        Cite now = cite.cite();
        Cite then = before.get().cite();
        boolean sameLabel = now.term().equals(then.term());
        if (then.locator().isEmpty()) {
            return now.locator().isEmpty() ? CitePosition.IBID : CitePosition.IBID_WITH_LOCATOR;
        }
        if (now.locator().isEmpty()) {
            return CitePosition.SUBSEQUENT;
        }
        boolean sameLocator = now.locator().equals(then.locator()) && sameLabel;
        return sameLocator ? CitePosition.IBID : CitePosition.IBID_WITH_LOCATOR;
    }
}
