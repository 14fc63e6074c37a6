package octavo.gui.entryhead;

import octavo.fields.FieldName;
import octavo.gui.controls.KindNames;
import octavo.library.ReadingPlace;
import octavo.library.ReadingPlace.FilePlace;
import octavo.library.ReadingPlace.WebPlace;
import octavo.library.Slot;
import octavo.library.VersionLink;
import octavo.library.VersionLink.VersionRelation;
import octavo.library.Work;
import octavo.library.WorkKind;

import java.util.ArrayList;
import java.util.List;

/// The head of an entry: its kind, key and title, and what can be opened from there.
///
/// @param title empty if it has none
record EntryHead(String kindName, String key, String title, List<HeadTarget> targets) {
    private static final int MAX_TARGETS = 8;

    /// What a button of the head leads to.
    sealed interface HeadTarget {}

    /// A place outside the window.
    ///
    /// @param isPreprint whether it is the preprint of a published work
    record PlaceTarget(ReadingPlace place, boolean isPreprint) implements HeadTarget {}

    /// Another version of the work in this library.
    record VersionTarget(int slot, VersionRelation relation) implements HeadTarget {}

    EntryHead {
        targets = List.copyOf(targets);
    }

    static EntryHead of(Work work) {
        WorkKind workKind = work.workKind();
        return new EntryHead(
                KindNames.of(workKind), work.key(), work.title().strip(), targetsOf(work));
    }

    /// Files and the DOI come first, then other versions, then addresses.
    private static List<HeadTarget> targetsOf(Work work) {
        List<HeadTarget> targets = new ArrayList<>();
        List<HeadTarget> webTargets = new ArrayList<>();
        List<HeadTarget> versionTargets = versionsOf(work);
        boolean isPublished = work.workKind() != WorkKind.PREPRINT && versionTargets.isEmpty();
        for (ReadingPlace place : ReadingPlace.of(work)) {
            switch (place) {
                case FilePlace _ -> targets.add(new PlaceTarget(place, false));
                case WebPlace web when isOf(web, FieldName.DOI) ->
                        targets.add(new PlaceTarget(place, false));
                case WebPlace web ->
                        webTargets.add(
                                new PlaceTarget(place, isPublished && isOf(web, FieldName.EPRINT)));
            }
        }
        targets.addAll(versionTargets);
        targets.addAll(webTargets);
        return targets.subList(0, Math.min(MAX_TARGETS, targets.size()));
    }

    private static List<HeadTarget> versionsOf(Work work) {
        List<HeadTarget> versionTargets = new ArrayList<>();
        for (VersionLink versionLink : VersionLink.allOf(work)) {
            work.library()
                    .slotWithKey(versionLink.key())
                    .map(Slot::number)
                    .ifPresent(slot ->
                            versionTargets.add(new VersionTarget(slot, versionLink.relation())));
        }
        return versionTargets;
    }

    private static boolean isOf(WebPlace web, String field) {
        return web.field().equals(field);
    }
}
