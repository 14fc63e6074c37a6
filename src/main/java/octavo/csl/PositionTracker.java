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
    private List<CiteCluster.PlacedCite> previousInText = List.of();
    private List<CiteCluster.PlacedCite> previousInNote = List.of();
    private int previousNote;
    private boolean isPreviousCrowded;

    PositionTracker(int nearNoteDistance) {
        this.nearNoteDistance = nearNoteDistance;
    }

    /// The cites of the next citation, with their positions.
    List<CiteCluster.PlacedCite> placeCitation(List<CiteCluster.PlacedCite> cites, int noteNumber) {
        List<CiteCluster.PlacedCite> placedCites = new ArrayList<>();
        for (int i = 0; i < cites.size(); i++) {
            CiteCluster.PlacedCite cite = cites.get(i);
            String itemId = cite.item().id();
            Optional<CiteCluster.PlacedCite> previousCite =
                    i > 0 ? Optional.of(cites.get(i - 1)) : onlyPreviousCite(noteNumber);
            int lastNote = lastNotes.getOrDefault(itemId, -1);
            boolean isCitedBefore = lastNote >= 0;
            CitePosition position =
                    isCitedBefore ? laterPosition(cite, previousCite) : CitePosition.FIRST;
            boolean isNear = isCitedBefore && noteNumber - lastNote <= nearNoteDistance;
            int firstNote = isCitedBefore ? firstNotes.getOrDefault(itemId, 0) : 0;
            placedCites.add(
                    new CiteCluster.PlacedCite(
                            cite.cite(),
                            cite.item(),
                            cite.state().withPosition(position, isNear, firstNote)));
            firstNotes.putIfAbsent(itemId, noteNumber);
            lastNotes.put(itemId, noteNumber);
        }
        if (noteNumber == 0) {
            previousInText = cites;
        } else {
            isPreviousCrowded = noteNumber == previousNote;
            previousInNote = cites;
            previousNote = noteNumber;
        }
        return placedCites;
    }

    /// The only cite of the previous citation, if it has just one, and is alone in the previous
    /// note. Notes and text are tracked separately.
    private Optional<CiteCluster.PlacedCite> onlyPreviousCite(int noteNumber) {
        List<CiteCluster.PlacedCite> previousCites =
                noteNumber == 0 ? previousInText : previousInNote;
        boolean isNear =
                noteNumber == 0
                        || noteNumber == previousNote
                        || !isPreviousCrowded && noteNumber - previousNote <= 1;
        return isNear && previousCites.size() == 1
                ? Optional.of(previousCites.getFirst())
                : Optional.empty();
    }

    private static CitePosition laterPosition(
            CiteCluster.PlacedCite cite, Optional<CiteCluster.PlacedCite> previousCite) {
        boolean isSameItem =
                previousCite.isPresent() && previousCite.get().item().id().equals(cite.item().id());
        if (!isSameItem) {
            return CitePosition.SUBSEQUENT;
        }
        Cite currentCite = cite.cite();
        Cite previousCitation = previousCite.get().cite();
        boolean hasSameLabel = currentCite.locatorTerm().equals(previousCitation.locatorTerm());
        if (previousCitation.locator().isEmpty()) {
            return currentCite.locator().isEmpty()
                    ? CitePosition.IBID
                    : CitePosition.IBID_WITH_LOCATOR;
        }
        if (currentCite.locator().isEmpty()) {
            return CitePosition.SUBSEQUENT;
        }
        boolean hasSameLocator =
                currentCite.locator().equals(previousCitation.locator()) && hasSameLabel;
        return hasSameLocator ? CitePosition.IBID : CitePosition.IBID_WITH_LOCATOR;
    }
}
