;;; Emacs.el --- Writes a paper in Emacs as docs/writing.md sets it up  -*- lexical-binding: t -*-
;; emacs --batch --load .ci/Emacs.el SETUP, in a folder with main.tex; SETUP is the code of that page.

(require 'eglot)
(load (expand-file-name (pop command-line-args-left)) nil t)

(defun wait-until (what is-so)
  "Fail with WHAT unless IS-SO returns true within a minute."
  (with-timeout (60 (error "Emacs: %s" what))
    (while (not (funcall is-so))
      (accept-process-output nil 0.1))))

(defun problems ()
  "What the server says about the current buffer."
  (mapconcat #'flymake-diagnostic-text (flymake-diagnostics) "\n"))

(find-file "main.tex")
(latex-mode)
(call-interactively #'eglot)
(flymake-start)
(wait-until "nothing is said about a key that only the library has"
            (lambda () (string-match-p "mai2020kungfu is only in papers.bib" (problems))))
(wait-until "nothing is said about a key without an entry"
            (lambda () (string-match-p "No entry has the key nobody1999" (problems))))
(goto-char (point-max))
(insert "\\cite{kung")
(wait-until "nothing is offered"
            (lambda () (member "mai2020kungfu" (all-completions "kung" (nth 2 (eglot-completion-at-point))))))
(princ (format "lsp: Emacs %s shows problems and completes\n" emacs-version))
(set-buffer-modified-p nil)
(kill-emacs 0)
