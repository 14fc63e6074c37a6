"""Runs the steps of a composite action as GitHub does: WorkflowSteps.py action.yml NAME=VALUE...

A NAME is an input, or an expression such as github.server_url. The steps share GITHUB_PATH. Ends with the status of the
first step that fails.
"""
import os
import re
import subprocess
import sys
import tempfile

import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    action = yaml.safe_load(file)
given = dict(argument.split("=", 1) for argument in sys.argv[2:])
values = {name: value for name, value in given.items() if name.startswith("github.")}
for name, described in action["inputs"].items():
    assert described["description"] and isinstance(described["default"], str), name
    values["inputs." + name] = given.pop(name, described["default"])
unknown = [name for name in given if not name.startswith("github.")]
assert not unknown, f"no inputs of the action: {unknown}"
assert action["runs"]["using"] == "composite" and action["name"] and len(action["description"]) < 125


def resolved(text):
    return re.sub(r"\$\{\{ *([a-z_.]+) *\}\}", lambda found: values[found[1]], text)


folder = tempfile.mkdtemp()
path_file = os.path.join(folder, "path")
environment = dict(os.environ, GITHUB_ACTIONS="true", RUNNER_TEMP=folder, GITHUB_PATH=path_file)
for step in action["runs"]["steps"]:
    assert step["shell"] == "bash" and "${{" not in step["run"], "an expression in a script can be an injection"
    script = os.path.join(folder, "step.sh")
    with open(script, "w", encoding="utf-8") as file:
        file.write(step["run"])
    added = open(path_file, encoding="utf-8").read().split() if os.path.exists(path_file) else []
    environment["PATH"] = os.pathsep.join(added + [os.environ["PATH"]])
    step_environment = {name: resolved(value) for name, value in step["env"].items()}
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], env=environment | step_environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)
