/// Journals, conferences and the like: parsing venue names, and the register of known series.
///
/// One conference is written in hundreds of ways, and no list of spellings would be complete.
/// `VenueName` therefore parses a venue by rules about form only: separators, numbers, words that
/// begin titles (`vocabulary.tsv`), countries and a few hundred cities. What remains are phrases,
/// each with a strict key (all its words, in the singular) and a loose one (without sponsors and
/// *international*). The register's names go through the same rules. Look-ups go from certain to
/// vague, each with a score and a reason; a match is certain from 0.75 if it is 0.09 above the
/// next, and what two series share is left open.
///
/// The register is our own, compiled from facts, and every row is tested in capitals, after
/// ordinals and years, and before places. LTWA's word list is not included, because its licence is
/// unknown. Of 10,813 venues in the sample collection, 3,500 are found (18,000 of 32,760 uses); of
/// 100 random finds, 97 were right by hand, and the other three led to two rules.
@NullMarked
package octavo.venuenames;

import org.jspecify.annotations.NullMarked;
