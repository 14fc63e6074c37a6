package octavo.enrichment;

import octavo.bib.BibEntry;

/// The published version of a preprint, as an entry of the library.
///
/// @param slotNumber the slot of the preprint
/// @param key of the preprint
/// @param publishedEntry in the library's form, with a key by its formula
public record PublishedProposal(
        int slotNumber, String key, BibEntry publishedEntry, PublishedVersion publishedVersion) {}
