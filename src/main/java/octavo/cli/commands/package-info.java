/// One class a command, but for those of `onlinecommands` and `versioncommands`.
///
/// Decisions about people and venues are options (`octavo people FILE --same A B --me A`), not
/// subcommands: the words after FILE are a query, in which `merge` or `me` may be a name, and
/// several decisions are saved in one write. `--same` also says better than *merge* what happens,
/// since nothing in the `.bib` changes until `--unify … --apply`.
@NullMarked
package octavo.cli.commands;

import org.jspecify.annotations.NullMarked;
