#!/usr/bin/env node
import { Command } from 'commander';

await new Command('zuschlag').description('Zuschlag on the command line').parseAsync();
